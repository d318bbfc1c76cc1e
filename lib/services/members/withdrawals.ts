import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Command } from '@/lib/table/commands';
import type { IdeaRow } from '@/lib/table/state';

/** Words by which a browser takes back the ideas that were handed in there, by table. */
const withdrawalsSchema = z
  .record(z.string().regex(/^[0-9a-z]{10,26}$/), z.array(z.string().max(64)).max(2_000))
  .refine((words) => Object.keys(words).length <= 1_000);
export type Withdrawals = z.infer<typeof withdrawalsSchema>;

/** What deleting everything is asked with. It can't be undone, so nobody asks for it by chance. */
export const deletionSchema = z.strictObject({ forGood: z.literal(true), withdrawals: withdrawalsSchema });

/** The words out of a form; none if there is no sense in them. */
export function readWithdrawals(text: string | null): Withdrawals {
  try {
    return withdrawalsSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The command as the table may keep it: with a hash in the place of the word. */
export const sealWithdrawal = (command: Command): Command =>
  command.type === 'addIdea' && command.withdrawal !== undefined
    ? { ...command, withdrawal: hashOf(command.withdrawal) }
    : command;

/** Whether an idea was handed in with one of these words. */
export function withdrawnBy(words: readonly string[]): (idea: IdeaRow) => boolean {
  const hashes = new Set(words.map(hashOf));
  return ({ withdrawal }) => withdrawal !== null && hashes.has(withdrawal);
}

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex');
