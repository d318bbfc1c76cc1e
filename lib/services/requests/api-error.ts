import { isNamed } from '@/lib/kernel/is-named';
import { isDiskFull } from '@/lib/storage/disk-full';
import { isAway } from '@/lib/storage/store';

const NAME = 'ApiError';

/** What every page says meanwhile. */
export const DISK_FULL =
  'This studio’s disk is full: nothing can be saved until the person who runs it makes room. Everything can still be read, and what you type stays in this browser.';

/** A request that can't be granted, and why, in the user's words. */
export class ApiError extends Error {
  override readonly name = NAME;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** In how many seconds it would be granted; undefined if time changes nothing. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

const AWAY_S = 5;

/** The refusal that a caught error is, in whichever bundle it was thrown, or amounts to; undefined for a bug of ours. */
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
