import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Command } from '@/lib/table/commands';
import type { IdeaRow } from '@/lib/table/state';

/** Secrets that let a browser withdraw ideas sent from it, by table. */
const withdrawalsSchema = z
  .record(z.string().regex(/^[0-9a-z]{10,26}$/), z.array(z.string().max(64)).max(2_000))
  .refine((words) => Object.keys(words).length <= 1_000);
export type Withdrawals = z.infer<typeof withdrawalsSchema>;

/** Request to delete everything. `forGood` guards against accidental requests, since it can't be undone. */
export const deletionSchema = z.strictObject({ forGood: z.literal(true), withdrawals: withdrawalsSchema });

/** Parses the withdrawal words of a form; empty if they are invalid. */
export function readWithdrawals(text: string | null): Withdrawals {
  try {
    return withdrawalsSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Replaces the withdrawal word of a command by its hash, which is all that the table stores. */
export const sealWithdrawal = (command: Command): Command =>
  command.type === 'addIdea' && command.withdrawal !== undefined
    ? { ...command, withdrawal: hashOf(command.withdrawal) }
    : command;

/** Returns a predicate for ideas that were sent with one of these words. */
export function withdrawnBy(words: readonly string[]): (idea: IdeaRow) => boolean {
  const hashes = new Set(words.map(hashOf));
  return ({ withdrawal }) => withdrawal !== null && hashes.has(withdrawal);
}

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex');
