import { askThread, type ThreadLimits } from '@/cli/ask-thread';
import type { IntakeTask } from '@/cli/intake-thread';

const LIMITS: ThreadLimits = { ms: 30_000, heapMb: 512 };

/** Runs a task in a thread with limits; undefined beyond them. Its program is built beside this one. */
export const askIntake = <Answer>(task: IntakeTask): Promise<Answer | undefined> =>
  askThread<Answer>(new URL('./intake-thread.mjs', import.meta.url), task, LIMITS);

/** Message about a file that takes more than the limits. */
export const TOO_MUCH_WORK = 'This file takes more time or memory to read than any list. Split it.';
