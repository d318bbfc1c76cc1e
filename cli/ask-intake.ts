import { askThread, type ThreadLimits } from '@/cli/ask-thread';
import type { IntakeTask } from '@/cli/intake-thread';
import type { Result } from '@/lib/kernel/result';

const LIMITS: ThreadLimits = { ms: 30_000, heapMb: 512 };

/** Runs a task in a thread with limits; undefined beyond them. Its program is built beside this one. */
export const askIntake = <Answer>(task: IntakeTask): Promise<Answer | undefined> =>
  askThread<Answer>(new URL('./intake-thread.mjs', import.meta.url), task, LIMITS);

const TOO_MUCH_WORK = 'This file takes more time or memory to read than any list. Split it.';

/** Reads a file of unknown origin. Its error is a message for the user. */
export const readByThread = async <T>(task: IntakeTask): Promise<Result<T>> =>
  (await askIntake<Result<T>>(task)) ?? { ok: false, error: TOO_MUCH_WORK };
