import { newId } from '@/lib/kernel/ids';

/** Where pages keep things on this device, each under a name. Tabs share it: what one did not write it leaves alone. */
export interface LocalDrafts {
  read(name: string): unknown;
  /** Undefined takes it out. */
  write(name: string, value: unknown): void;
  names(): readonly string[];
}

/** The browser's own drawer; where there is none (private windows, full disks) what is written lasts as long as the page. */
export function openLocalDrafts(label: string): LocalDrafts {
  const own = new Map<string, string>();
  const keyOf = (name: string) => `${label}/${name}`;
  const stored = (): readonly string[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(keyOf('')))
        .map((key) => key.slice(keyOf('').length));
    } catch {
      return [];
    }
  };
  return {
    read(name) {
      try {
        return JSON.parse(own.get(name) ?? localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      own.delete(name);
      try {
        if (value === undefined) localStorage.removeItem(keyOf(name));
        else localStorage.setItem(keyOf(name), JSON.stringify(value));
      } catch {
        if (value !== undefined) own.set(name, JSON.stringify(value));
      }
    },
    names: () => [...new Set([...stored(), ...own.keys()])],
  };
}

const LENGTH = 26;
/** More than a table holds of one person's ideas. */
const MOST = 2_000;

const kept = () => openLocalDrafts('trapdoor/withdrawals');

/** A new word by which an idea at a table can be taken back. Only this browser keeps it. */
export function newWithdrawal(tableId: string): string {
  const word = newId(LENGTH);
  const stored = kept();
  stored.write(tableId, [...wordsIn(stored.read(tableId)), word].slice(-MOST));
  return word;
}

/** All of them, by table. */
export function readWithdrawals(): Readonly<Record<string, readonly string[]>> {
  const stored = kept();
  return Object.fromEntries(stored.names().map((tableId) => [tableId, wordsIn(stored.read(tableId))]));
}

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
