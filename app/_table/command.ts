import { askWithTimeout, RequestFailed } from '@/app/_data/request';
import { newId } from '@/lib/kernel/ids';
import type { FilledPart } from '@/lib/scenario/filled';
import type { Command, CommandRequest } from '@/lib/table/commands';

const KEY_LENGTH = 20;
const FIRST_PAUSE_MS = 300;
const TIMEOUT_MS = 10_000;

/** Returns an idempotency key for a command; retries use the same key. */
export const newKey = (): string => newId(KEY_LENGTH);

interface CommandAnswer {
  readonly version: number;
  /** Parts that `fill` filled in. */
  readonly filled?: readonly FilledPart[];
}

export const askOnce = (tableId: string, asked: CommandRequest): Promise<CommandAnswer> =>
  askWithTimeout('POST', `/api/tables/${tableId}/commands`, asked);

/**
 * Sends a command and retries for up to ten seconds: later, the user would no longer expect it. Throws an error whose
 * message can be shown to the user.
 */
export async function command(tableId: string, command: Command): Promise<CommandAnswer> {
  const asked = { key: newKey(), command };
  const until = Date.now() + TIMEOUT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await askOnce(tableId, asked);
    } catch (error) {
      const final = !(error instanceof RequestFailed) || error.isFinal;
      if (final || Date.now() + pause > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
