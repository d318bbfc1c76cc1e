import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { readStarters } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { createMeasurers } from '@/templates/layout/measure';

const starters = readStarters(trapped);

const header = { title: 'A night', authors: [], licence: '', language: 'en', summary: '' };

async function lay(body: Json, more: Partial<KitOrder>) {
  const order: KitOrder = {
    players: 2,
    names: [],
    paper: 'a4',
    fillable: false,
    ink: 'full',
    sheets: USUAL_SHEETS,
    ...more,
  };
  return layoutKit(trapped.open(body).kit(header, order), order, { assets: nodeAssets() });
}

const all = trapped.pieces.map(({ id }) => id);

describe('the kit, printed', () => {
  it.each(starters.map((starter) => [starter.id, starter] as const))(
    'has room for everything of %s',
    async (_, starter) => {
      const { issues } = await lay(starter.body, { pieces: all });
      expect(issues).toEqual([]);
    },
  );

  it.each(PAPERS)('fits a leaflet on one folded sheet of %s for each player, including house rules', async (paper) => {
    const options = {
      suitTiebreakDepth: 'highest_only',
      deadTie: 'redraw',
      luckyTiming: 'with_bid',
      handLimit: 12,
      duelOpenBidding: true,
      challengeBidStart: 'turn_owner_left',
    };
    const { pages } = await lay({ options }, { paper, players: 3, pieces: ['reference-leaflet'] });
    expect(pages).toHaveLength(3 * 2);
  });
});

describe('names that are measured', () => {
  const names = [4, 9, 14, 20, 28, 40, 90].map((length, i) =>
    (i % 2 === 0 ? 'Willow ' : 'Wolfgang').repeat(14).slice(0, length).trim(),
  );
  const measurers = createMeasurers(nodeAssets());

  it.each([
    ['the standee of', 'standees', (name: string) => ({ extras: [{ id: 'x', name }] })],
    ['the standee of', 'standees-monsters', (name: string) => ({ monsters: [{ id: 'm', name }] })],
    ['the card of the attribute', 'attribute-cards', (name: string) => ({ attributeLabels: { brave: name } })],
    ['the token of', 'tokens', (name: string) => ({ attributeLabels: { lucky: name } })],
  ] as const)('for %s (%s) fit if and only if they fit in print', async (place, piece, bodyWith) => {
    const measure = await measurers(names, 'en');
    const verdicts = [];
    for (const name of names) {
      const body: Json = bodyWith(name);
      const box = trapped
        .open(body)
        .textBoxes()
        .find((box) => box.place === `${place} “${name}”`);
      const { issues } = await lay(body, { pieces: [piece], names: ['Ann', 'Bo'] });
      verdicts.push([name, box && measure(box).fits, issues.length === 0]);
    }
    for (const [name, measured, printed] of verdicts) expect([name, measured]).toEqual([name, printed]);
    expect(verdicts.map(([, measured]) => measured)).toContain(true);
    expect(verdicts.map(([, measured]) => measured)).toContain(false);
  });
});
