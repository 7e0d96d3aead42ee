// What goes over plain HTTP: everything but the tables themselves.
import type { Failure, Hello, Opened, OpenTable, Phrase, Story } from '../protocol.gen';
import { Refused } from './refused';

const offline: Phrase = {
  fr: 'Le serveur ne répond pas. Êtes-vous en ligne ?',
  en: 'The server does not answer. Are you online?',
};

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused(offline);
  }
  if (response.ok) return (await response.json()) as T;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  throw new Refused(failure?.error ?? null, response.status);
}

const posting = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const hello = () => ask<Hello>('api/hello', posting({}));
export const openTable = (wish: OpenTable) => ask<Opened>('api/tables', posting(wish));

// The pass goes in a header: addresses are written into logs.
export function story(table: number, game: number, eyes: number | null, pass: string | null = null): Promise<Story> {
  const seat = eyes === null ? '' : `&seat=${eyes}`;
  return ask<Story>(`api/tables/${table}/story?game=${game}${seat}`, pass ? { headers: { 'Hallali-Pass': pass } } : {});
}

export const recordAddress = (table: number, game: number) => `api/tables/${table}/record?game=${game}`;

export function socketAddress(table: number): string {
  const address = new URL(`api/tables/${table}/ws`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return address.href;
}
