import { isNamed } from '@/lib/kernel/is-named';

/** Exit codes: clean, issues of error level, could not run. */
export const EXIT = { clean: 0, issues: 1, failed: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something the user can fix; printed as one message. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** A wrongly written command; printed with the command's synopsis. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export function toUsage(error: unknown): never {
  throw isNamed(error, 'TrapdoorError') ? new WrongUsage(error.message) : error;
}

/** Runs `work` and rethrows its TrapdoorErrors as WrongUsage. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return toUsage(error);
  }
}
