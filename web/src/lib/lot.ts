// This browser's part in a deal that nobody could choose (docs/fair-deal.md): a random number for each deal, its hash
// before anything is known, and the number itself when all hashes are there.
//
// Not crypto.subtle: a table in the living room is served without TLS, where browsers leave that out.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { Share, TableInfo } from '../protocol.gen';
import type { Request } from './table-connection';

export interface Number {
  promise: string; // of the deal it is for
  number: string;
  hash: string;
}

const anyNumber = () => crypto.getRandomValues(new Uint8Array(32));

export class Lot {
  #mine: Number[] = []; // the deal that is prepared, and the game before it
  #shown = ''; // the hash of the number that was shown
  #random: () => Uint8Array;

  constructor(random: () => Uint8Array = anyNumber) {
    this.#random = random;
  }

  // What has to be said now, if anything.
  next({ next }: Pick<TableInfo, 'next'>, seats: number[]): Request | null {
    const seat = seats[0];
    if (!next || seat === undefined) return null;
    const mine = this.#mine.find(({ promise }) => promise === next.promise);
    if (!mine && !next.revealing) return this.#pledge(next.promise, seat);
    const share = next.shares.find(({ hash }) => hash === mine?.hash);
    if (!next.revealing || !mine || !share || this.#shown === mine.hash) return null;
    this.#shown = mine.hash;
    return { do: 'reveal', seat: share.seat, number: mine.number };
  }

  // The connection was lost, and perhaps what was said: it is said again.
  again(): void {
    this.#shown = '';
  }

  // Whether this browser's number is in the deal; none if it gave no hash.
  tookPart(shares: Share[]): boolean | null {
    const share = shares.find(({ hash }) => this.#mine.some((mine) => mine.hash === hash));
    return share ? share.number !== null : null;
  }

  #pledge(promise: string, seat: number): Request {
    const bytes = this.#random();
    const mine = { promise, number: bytesToHex(bytes), hash: bytesToHex(sha256(bytes)) };
    this.#mine = [mine, ...this.#mine.slice(0, 1)];
    return { do: 'pledge', seat, promise, hash: mine.hash };
  }
}
