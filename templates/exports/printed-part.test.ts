import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { draftShape } from '@/lib/scenario/draft-shape';
import { namedPlaces } from '@/lib/scenario/entry-names';
import { draftFromStarter, headerOf } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { pageToSvg } from '@/templates/drawing/svg';
import { systems } from '@/test/support/all-systems';
import { printedSidesOf } from './printed-part';

const noPictures = () => Promise.resolve(undefined);

const games = systems.flatMap((system) =>
  system.starters.slice(0, 1).map((starter) => [system.id, system, starter] as const),
);

/** Games that print at least one kind of entry as pieces to cut out. */
const PRINTED = ['trapped', 'mothership', 'zombies', 'walls', 'fightsphere', 'isolation'];

const partsOf = ({ pieces }: KitSpec, entry: string): number =>
  pieces
    .flatMap((piece) => (piece.kind === 'cut' ? piece.parts : []))
    .filter(({ id }) => id === entry || id.endsWith(`-${entry}`)).length;

function opened(system: (typeof systems)[number], starter: (typeof systems)[number]['starters'][number]) {
  const { draft, open } = openDraft(draftFromStarter(system, starter) as unknown as Json, system);
  const pieces = system.pieces.map(({ id }) => id);
  const order = {
    players: 4,
    names: [],
    paper: 'a4',
    fillable: false,
    ink: 'full',
    sheets: USUAL_SHEETS,
    pieces,
  } as const;
  const kit = { ...open.kit(headerOf(draft), order), language: 'en', authors: [] };
  const entries = [...namedPlaces(draftShape(system), draft as unknown as Json)].filter(
    ({ kind }) => kind !== 'setting',
  );
  return { order, kit, ids: entries.map(({ path }) => String(path.at(-1))) };
}

it.each(games)(
  'draws each side of what is printed of an entry of %s, in its own size',
  async (game, system, starter) => {
    const { order, kit, ids } = opened(system, starter);
    const drawn = ids.map((id) => ({ id, parts: partsOf(kit, id) })).find(({ parts }) => parts > 0);
    expect(drawn !== undefined).toBe(PRINTED.includes(game));
    if (!drawn) return;
    const sides = await printedSidesOf(['nowhere', drawn.id], kit, order, {
      assets: nodeAssets(),
      pictures: noPictures,
    });
    expect(sides.length).toBeGreaterThan(0);
    for (const { page, pieceTitle } of sides) {
      expect(Math.max(page.widthMm, page.heightMm)).toBeLessThan(1000);
      expect(pageToSvg(page)).toContain('<svg');
      expect(pieceTitle).not.toBe('');
    }
  },
);

it('is empty for entries that are not printed as pieces', async () => {
  const [[, system, starter] = []] = games;
  if (!system || !starter) throw new Error('no game');
  const { order, kit } = opened(system, starter);
  expect(await printedSidesOf(['nowhere'], kit, order, { assets: nodeAssets(), pictures: noPictures })).toEqual([]);
});
