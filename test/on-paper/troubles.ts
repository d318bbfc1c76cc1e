import type { System } from '@/lib/contract/authored';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import { troublesOn } from '@/test/support/printed-kits';
import { layPiece } from './printed-piece';

/** Issue for characters that no font has, which are printed as �. */
const MISSING = 'print/missing-character';

/** Lists lines of a piece that are cut off, overlap or are too small to read. */
export async function troublesOf(
  piece: string,
  body: Json,
  more: Partial<KitOrder>,
  system?: System,
): Promise<readonly string[]> {
  const { pages, issues } = await layPiece(piece, body, more, system);
  return [...issues.filter(({ code }) => code !== MISSING).map(({ message }) => message), ...pages.flatMap(troublesOn)];
}
