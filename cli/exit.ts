import { isNamed } from '@/lib/kernel/is-named';

/** How a command ends: clean, with issues of error level, or because it could not run. */
export const EXIT = { clean: 0, issues: 1, failed: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something the user can fix; printed as one message. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** A command that was written wrongly; printed with how to write it. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** Rethrows an error of the door as a wrong word of the command. */
export function toUsage(error: unknown): never {
  throw isNamed(error, 'TrapdoorError') ? new WrongUsage(error.message) : error;
}

/** Runs `work`, whose errors of the door are wrong words of the command. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return toUsage(error);
  }
}
