import { createHmac } from 'node:crypto';
import type { Limiter } from './limiter';

/** The same limiter, which is never told a key as it is: nothing on disk says who did something how often. */
export function hideKeys(limiter: Limiter, secret: Buffer): Limiter {
  const hide = (key: string) => createHmac('sha256', secret).update(`bucket:${key}`).digest('base64url');
  return {
    take: (key, pace, count) => limiter.take(hide(key), pace, count),
    missing: (keys, pace) => limiter.missing(keys.map(hide), pace),
  };
}
