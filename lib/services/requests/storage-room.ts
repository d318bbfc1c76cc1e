import type { Purge } from '@/lib/storage/store';
import { ApiError } from './api-error';

const MB = 1_000_000;
/** What edits alone may take of a disk: weeks of them. */
const KEPT_FREE = 200 * MB;
const LOOK_EVERY_MS = 5_000;

/** What the storage may take. */
export interface StorageLimits {
  /** In all, as the operator says; undefined for no limit. */
  readonly maxBytes: number | undefined;
  /** How many bytes the disk has left; undefined where that is not known. */
  readonly freeBytes: (() => Promise<number>) | undefined;
}

/** Refuses what is new once the storage is full. Edits of what is there are not asked. */
export class StorageRoom {
  #looked = Number.NEGATIVE_INFINITY;
  #room: Promise<{ left: number }> = Promise.resolve({ left: 0 });

  constructor(
    readonly store: Pick<Purge, 'usedBytes'>,
    readonly limits: StorageLimits,
    readonly now: () => number,
  ) {}

  /** Throws, saying what to do, unless there is room for so many bytes more. */
  async require(bytes: number): Promise<void> {
    // Also looks again when the clock was set back.
    if (Math.abs(this.now() - this.#looked) >= LOOK_EVERY_MS) {
      this.#looked = this.now();
      this.#room = this.#look();
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

  async #look(): Promise<{ left: number }> {
    const { maxBytes, freeBytes } = this.limits;
    const allowed = maxBytes === undefined ? Number.POSITIVE_INFINITY : maxBytes - (await this.store.usedBytes());
    const onDisk = freeBytes === undefined ? Number.POSITIVE_INFINITY : (await freeBytes()) - KEPT_FREE;
    return { left: Math.min(allowed, onDisk) };
  }
}
