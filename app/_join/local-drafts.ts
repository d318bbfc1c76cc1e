import { newId } from '@/lib/kernel/ids';

/** Named values stored on this device and shared by all tabs: a tab changes only the names that it writes. */
export interface LocalDrafts {
  read(name: string): unknown;
  /** Undefined deletes the value. */
  write(name: string, value: unknown): void;
  names(): readonly string[];
}

/** Opens the browser's storage; if it is unavailable (private windows, full disks), values last as long as the page. */
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
/** Maximum number of secrets kept per table: more than one person’s ideas. */
const MAX_SECRETS = 2_000;

const kept = () => openLocalDrafts('trapdoor/withdrawals');

/** Creates a secret for withdrawing an idea at a table. Only this browser stores it. */
export function newWithdrawal(tableId: string): string {
  const word = newId(LENGTH);
  const stored = kept();
  stored.write(tableId, [...wordsIn(stored.read(tableId)), word].slice(-MAX_SECRETS));
  return word;
}

/** Returns all withdrawal secrets, by table. */
export function readWithdrawals(): Readonly<Record<string, readonly string[]>> {
  const stored = kept();
  return Object.fromEntries(stored.names().map((tableId) => [tableId, wordsIn(stored.read(tableId))]));
}

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
