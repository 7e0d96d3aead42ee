// What this browser remembers, and what this tab does. A browser may refuse to keep anything; then nothing is kept.
function read(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

function write(store: () => Storage, key: string, value: string): void {
  try {
    store().setItem(key, value);
  } catch {
    // Full, or not allowed.
  }
}

const browser = () => localStorage;
const tab = () => sessionStorage;

type Key = 'name' | 'lang' | 'shortcuts' | 'panel' | 'sound';
export const remembered = (key: Key) => read(browser, `hallali.${key}`);
export const remember = (key: Key, value: string) => write(browser, `hallali.${key}`, value);

export const inviteTo = (table: number) => read(tab, `hallali.invite.${table}`);
export const keepInvite = (table: number, invite: string) => write(tab, `hallali.invite.${table}`, invite);
export const passTo = (table: number) => read(tab, `hallali.pass.${table}`);
export const keepPass = (table: number, pass: string) => write(tab, `hallali.pass.${table}`, pass);
