// Somebody with a browser of their own: a context with its key, in one or several tabs. Whatever a page should never do
// is noted: complaints in the console, breaches of the security policy, requests to other hosts.
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { join } from 'node:path';
import { pictures } from './paths';

export interface Manner {
  phone?: boolean;
  still?: boolean; // reduced motion
  lang?: 'fr' | 'en';
}

const desk = { width: 1366, height: 768 };
const pocket = { width: 360, height: 640 };

export class Visitor {
  page!: Page;
  readonly complaints: string[] = [];
  #forgiven: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly home: string,
  ) {}

  static async arrive(browser: Browser, home: string, manner: Manner = {}): Promise<Visitor> {
    const options: BrowserContextOptions = {
      locale: manner.lang === 'en' ? 'en-GB' : 'fr-FR',
      viewport: manner.phone ? pocket : desk,
      reducedMotion: manner.still ? 'reduce' : 'no-preference',
      ...(manner.phone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    };
    const context = await browser.newContext(options);
    context.setDefaultTimeout(10_000);
    const visitor = new Visitor(context, home);
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') visitor.#note(message.text());
    });
    context.on('weberror', (error) => visitor.#note(String(error.error())));
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== home) visitor.#note(`request to ${request.url()}`);
    });
    visitor.page = await context.newPage();
    return visitor;
  }

  // What this test brings about itself.
  forgive(what: RegExp): void {
    this.#forgiven.push(what);
  }

  async go(fragment = ''): Promise<Page> {
    await this.page.goto(`${this.home}/${fragment}`);
    return this.page;
  }

  // What the visitor saw when a test failed, for whoever looks into it.
  async picture(name: string): Promise<void> {
    const path = join(pictures, `${name.replace(/[^a-z0-9]+/gi, '-')}.png`);
    await this.page.screenshot({ path });
    console.log(`seen: ${path}`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #note(text: string): void {
    if (!this.#forgiven.some((each) => each.test(text))) this.complaints.push(text);
  }
}
