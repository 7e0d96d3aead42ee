// A real server with a data folder of its own, that can be taken away and brought back.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { program } from './paths';

export class House {
  address = '';
  #port = 0; // 0: any that is free
  #folder = '';
  #log = ''; // worth reading only when it ends badly
  #process: ChildProcess | null = null;

  async open(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'hallali-'));
    const choice = ['--port', String(this.#port), '--address', '127.0.0.1', '--data', this.#folder];
    const child = spawn(program, ['serve', ...choice], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (text) => (this.#log += String(text)));
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /http:\/\/localhost:(\d+)/.exec(line);
      if (!found) continue;
      this.#port = Number(found[1]);
      this.address = `http://localhost:${this.#port}`;
      child.stdout.resume();
      return;
    }
    throw new Error(`the server ended before it was ready\n${this.#log}`);
  }

  // As a power cut would.
  async cut(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    const code = await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the server ended with ${code}\n${this.#log}`);
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process;
    this.#process = null;
    if (!child) return 0;
    if (child.exitCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }
}
