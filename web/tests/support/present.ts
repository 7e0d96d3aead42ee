// Says plainly what is missing before anything is tried.
import { existsSync } from 'node:fs';
import { chromium, program } from './paths';

export default function setup(): void {
  if (!existsSync(program)) throw new Error(`${program} is not there: build it with "tools/build release hallali"`);
  if (!existsSync(chromium)) throw new Error(`${chromium} is not there: install Debian's package "chromium"`);
}
