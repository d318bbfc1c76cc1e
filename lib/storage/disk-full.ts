import { isNamed } from '@/lib/kernel/is-named';

const DISK_FULL = 'DiskFullError';

/** The disk has no room for a write. */
export class DiskFullError extends Error {
  override readonly name = DISK_FULL;

  constructor(options?: ErrorOptions) {
    super('The disk is full.', options);
  }
}

/** Tells whether an error is a DiskFullError, in whichever bundle it was thrown. */
export const isDiskFull = (error: unknown): boolean => isNamed(error, DISK_FULL);
