import type { System } from '@/lib/contract/authored';
import type { Json } from '@/lib/kernel/json';
import { sha256Of } from './digest';
import { withoutIds } from './without-ids';

/** Enough to tell a starter from any other body, and little to send to browsers. */
const DIGITS = 16;

/** Fingerprint of a body without its ids, in hexadecimal digits: the `digest` of a starter's card. */
export const bodyDigest = ({ shape }: Pick<System, 'shape'>, body: Json): string =>
  sha256Of(JSON.stringify(withoutIds(shape, body))).slice(0, DIGITS);
