import type { Header } from '@/lib/contract/authored';
import { listKit } from '@/lib/kit/kit-list';
import type { CutPiece, KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';

/** Accessors for the kits of one game, built with the default print options. */
export function kitsOf<Body>(header: Header, buildKit: (header: Header, body: Body, order: KitOrder) => KitSpec) {
  const made = (body: Body, more: Partial<KitOrder> = {}): KitSpec =>
    buildKit(header, body, {
      players: 2,
      names: [],
      paper: 'a4',
      fillable: false,
      ink: 'full',
      sheets: USUAL_KIT_SHEETS,
      ...more,
    });
  const cuts = (body: Body, more: Partial<KitOrder> = {}): readonly CutPiece[] =>
    made(body, more).pieces.filter((piece) => piece.kind === 'cut');
  return {
    made,
    cuts,
    cutOf(body: Body, id: string, more: Partial<KitOrder> = {}): CutPiece {
      const piece = cuts(body, more).find((one) => one.id === id);
      if (!piece) throw new Error(`no ${id}`);
      return piece;
    },
    /** Number of copies of each piece to cut out. */
    countOf: (body: Body): Readonly<Record<string, number>> =>
      Object.fromEntries(
        listKit(made(body)).pieces.flatMap(({ id, kind, copies }) => (kind === 'cut' ? [[id, copies]] : [])),
      ),
  };
}
