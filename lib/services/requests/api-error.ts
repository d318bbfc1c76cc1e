import { isNamed } from '@/lib/kernel/is-named';
import { isDiskFull } from '@/lib/storage/disk-full';
import { isAway } from '@/lib/storage/store';

const NAME = 'ApiError';

/** Shown on every page while the disk is full. */
export const DISK_FULL =
  'This studio’s disk is full: nothing can be saved until the person who runs it makes room. Everything can still be read, and what you type stays in this browser.';

/** A refused request, with a message for the user. */
export class ApiError extends Error {
  override readonly name = NAME;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds until a retry can succeed; undefined if waiting doesn't help. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

const AWAY_S = 5;

/** Returns the refusal that a caught error is or amounts to, from either bundle; undefined for unexpected errors. */
export function refusalOf(error: unknown): ApiError | undefined {
  if (isNamed(error, NAME)) return error as ApiError;
  if (isDiskFull(error)) return new ApiError(507, 'storage/disk-full', DISK_FULL);
  if (!isAway(error)) return undefined;
  return new ApiError(
    503,
    'storage/away',
    'The studio can’t reach its storage right now. Try again in a moment.',
    AWAY_S,
  );
}

export const notFound = () =>
  new ApiError(404, 'draft/not-found', 'There is no such scenario here, or you have no access to it.');

export const forbidden = (message: string) => new ApiError(403, 'draft/forbidden', message);

export const badRequest = (message: string) => new ApiError(400, 'request/bad', message);
