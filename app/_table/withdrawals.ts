import { newId } from '@/lib/kernel/ids';
import { openLocalDrafts } from './local-drafts';

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
