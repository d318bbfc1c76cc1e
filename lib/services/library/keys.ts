import { createHash } from 'node:crypto';
import { parseId } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import type { Json } from '@/lib/kernel/json';
import { LINE_MAX } from '@/lib/schema/fields';
import type { KeyOwner } from '@/lib/storage/library-port';
import { lastEdit } from '../drafts/restore-points';
import { ApiError, badRequest } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';

const KEYS_MAX = 20;
/** API key: a prefix that scanners for leaked secrets recognise, and 160 random bits. */
const KEY = /^trapdoor_[0-9a-hjkmnp-tv-z]{32}$/;

export interface ListedKey {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** True for keys from before publish-only keys: they can withdraw and delete, too. */
  readonly isOld: boolean;
}

/** Creates an API key to publish for a member. The key is returned only here; the store keeps a hash. */
export async function addKey(
  { store, now }: Services,
  memberId: string,
  name: Json | undefined,
): Promise<{ readonly id: string; readonly key: string }> {
  if (typeof name !== 'string' || name.trim() === '' || name.length > LINE_MAX) {
    throw badRequest(`Give the key a name of at most ${LINE_MAX} characters, such as that of the program it is for.`);
  }
  const key = `trapdoor_${newId(32)}`;
  const id = newId();
  if (!(await store.addKey(memberId, { id, name, createdAt: now(), rights: 'publish' }, hashOf(key), KEYS_MAX))) {
    throw new ApiError(409, 'keys/too-many', `You have ${KEYS_MAX} keys, the most there can be. Revoke one first.`);
  }
  return { id, key };
}

export async function listKeys({ store }: Pick<Services, 'store'>, memberId: string): Promise<readonly ListedKey[]> {
  const keys = await store.keysOf(memberId);
  return keys.map(({ id, name, createdAt, rights }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    isOld: rights === 'all',
  }));
}

export async function revokeKey({ store }: Services, memberId: string, keyId: string): Promise<void> {
  const id = parseId(keyId);
  if (id === undefined || !(await store.removeKey(memberId, id))) {
    throw new ApiError(404, 'keys/not-found', 'There is no such key, or it was already revoked.');
  }
}

/** Returns the owner of the API key of a request from `network`. Throws if the key is unknown or revoked. */
export async function requireKeyOwner(services: Services, key: string, network: string): Promise<KeyOwner> {
  const owner = KEY.test(key) ? await services.store.keyOwner(hashOf(key)) : undefined;
  if (owner) return owner;
  services.securityLog.note('key-refused');
  await requirePace(services, 'wrongKey', network);
  throw unknownKey();
}

export const unknownKey = () =>
  new ApiError(401, 'keys/unknown', 'This API key is not known here, or was revoked. Make another one.');

/** Refusal of everything but publishing to publish-only keys. */
export const publishOnly = () =>
  new ApiError(403, 'keys/publish-only', 'This API key can publish, and nothing else. Do this in a browser.');

/** Lets a publish-only key add pictures to a draft and delete it, as long as nobody has edited it. */
export async function requireCarrier(services: Services, draftId: string, key: KeyOwner | undefined): Promise<void> {
  if (key?.rights === 'publish' && (await lastEdit(services, draftId)) > 1) throw publishOnly();
}

// A fast unsalted hash is safe here: keys hold 160 random bits, which can't be guessed.
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
