import { expect, it } from 'vitest';
import { StorageQuota } from './storage-room';

it('checks for room again after a while, also if the clock was set back', async () => {
  let [now, free] = [1_000_000_000, 0];
  const room = new StorageQuota(
    { usedBytes: async () => 0 },
    { maxBytes: undefined, freeBytes: async () => free },
    () => now,
  );
  await expect(room.require(1)).rejects.toMatchObject({ status: 507 });
  free = 1e9;
  now += 4_999;
  await expect(room.require(1)).rejects.toMatchObject({ status: 507 });
  now = 0;
  await expect(room.require(1)).resolves.toBeUndefined();
});
