import { createHmac, timingSafeEqual } from 'node:crypto';
import { idOfBytes, newId } from '@/lib/kernel/ids';
import type { TableRow } from '@/lib/table/state';

/** Roles that links to a table grant: co-GM (`gm`), player, or watcher. */
export const LINK_ROLES = ['gm', 'player', 'watcher'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

const TOKEN = /^([0-9a-z]{10,26})\.([0-9a-hjkmnp-tv-z]{26})$/;

export const newTableId = (): string => newId(16);

type Signed = Pick<TableRow, 'id' | 'epoch'>;

/** Secret part of a link: a 130-bit HMAC, stored nowhere. Raising the table's epoch revokes all links. */
export const tableToken = (secret: Buffer, table: Signed, role: LinkRole): string =>
  `${table.id}.${sign(secret, table, role)}`;

/** Returns the table id in a token without verifying the token; roleOfToken() does that. */
export const tableIdOfToken = (token: string): string | undefined => TOKEN.exec(token)?.[1];

/** Returns the role that a token grants at this table; undefined if it is forged, another table's, or revoked. */
export function roleOfToken(secret: Buffer, table: Signed, token: string): LinkRole | undefined {
  const [, id, given] = TOKEN.exec(token) ?? [];
  if (id !== table.id || given === undefined) return undefined;
  return LINK_ROLES.find((role) => timingSafeEqual(Buffer.from(sign(secret, table, role)), Buffer.from(given)));
}

function sign(secret: Buffer, { id, epoch }: Signed, role: LinkRole): string {
  const digest = createHmac('sha256', secret).update(`table:${id}:${role}:${epoch}`).digest();
  return idOfBytes(digest.subarray(0, 26));
}
