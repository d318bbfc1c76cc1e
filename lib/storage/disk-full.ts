import { isNamed } from '@/lib/kernel/is-named';

const DISK_FULL = 'DiskFullError';

/** A write failed because the disk is full. */
export class DiskFullError extends Error {
  override readonly name = DISK_FULL;

  constructor(options?: ErrorOptions) {
    super('The disk is full.', options);
  }
}

/** Tells whether an error is a DiskFullError from either bundle. */
export const isDiskFull = (error: unknown): boolean => isNamed(error, DISK_FULL);
