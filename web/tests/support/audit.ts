// What no screen may do: keep somebody out, or speak in two tongues.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { englishSlips } from '../../src/lib/i18n/slips';

// Serious and critical findings of axe, each with the place it was found at.
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
      );
  });
}

// Everything that is read or read out, but for what is marked as being in another language.
async function said(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const holder = walk.currentNode.parentElement;
      if (holder && !holder.closest('script, style, [lang]:not(main, html)'))
        found.push(walk.currentNode.textContent ?? '');
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (each.closest('[lang]:not(main, html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(each.getAttribute(name) ?? '');
    }
    return [document.title, ...found];
  });
  return all.map((text) => text.trim()).filter(Boolean);
}

const foreign = {
  fr: /(?<![-\w])(the|you|your|and|with|players?|cards?|rules?|trick)(?![-\w])/i,
  en: /(?<![-\w])(le|la|les|une|vous|votre|et|est|sur|joueurs?|règle|partie|cartes?|avec|pour|manche|pli)(?![-\w])/i,
};
const broken = /undefined|\[object|\bNaN\b|\$\{|=>|\bnull\b/;

// Sentences in the wrong language or with its punctuation, and words that were never put in.
export async function slips(page: Page, lang: 'fr' | 'en'): Promise<string[]> {
  return (await said(page)).filter(
    (text) => foreign[lang].test(text) || broken.test(text) || (lang === 'en' && englishSlips(text).length > 0),
  );
}
