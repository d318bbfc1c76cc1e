import type { Purge } from '@/lib/storage/store';
import { ApiError } from './api-error';

const MB = 1_000_000;
/** Bytes reserved for edits of existing drafts: enough for weeks. */
const RESERVED = 200 * MB;
const MEASURE_EVERY_MS = 5_000;

export interface StorageLimits {
  /** Total bytes, set by the operator; undefined for no limit. */
  readonly maxBytes: number | undefined;
  /** Free bytes of the disk; undefined where they are unknown. */
  readonly freeBytes: (() => Promise<number>) | undefined;
}

/** Quota check: refuses new drafts and pictures once the storage is full. Edits are not checked. */
export class StorageQuota {
  #measuredAt = Number.NEGATIVE_INFINITY;
  #room: Promise<{ left: number }> = Promise.resolve({ left: 0 });

  constructor(
    readonly store: Pick<Purge, 'usedBytes'>,
    readonly limits: StorageLimits,
    readonly now: () => number,
  ) {}

  /** Reserves that many bytes. Throws a 507 that says what to do if there is no room. */
  async require(bytes: number): Promise<void> {
    // Also checks again if the clock was set back.
    if (Math.abs(this.now() - this.#measuredAt) >= MEASURE_EVERY_MS) {
      this.#measuredAt = this.now();
      this.#room = this.#measure();
    }
    const room = await this.#room;
    if (bytes <= room.left) {
      room.left -= bytes;
      return;
    }
    throw new ApiError(
      507,
      'storage/full',
      'This studio has no room for new scenarios and pictures; what you write in those you have is still saved. Ask the person who runs the studio to make room.',
    );
  }

  async #measure(): Promise<{ left: number }> {
    const { maxBytes, freeBytes } = this.limits;
    const allowed = maxBytes === undefined ? Number.POSITIVE_INFINITY : maxBytes - (await this.store.usedBytes());
    const onDisk = freeBytes === undefined ? Number.POSITIVE_INFINITY : (await freeBytes()) - RESERVED;
    return { left: Math.min(allowed, onDisk) };
  }
}
