import { describe, expect, it } from 'vitest';
import type { TextBox } from '@/lib/kit/kit-spec';
import { PAPERS } from '@/lib/kit/paper';
import { buildKit, pieces } from '@/lib/systems/trapped/kit';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { textBoxes } from '@/lib/systems/trapped/text-boxes';
import { startersOf } from '@/test/support/starters';
import { describeWholeKit, printed } from '../printed.suite';

const settings = (await startersOf('trapped')).map(({ id, body }): [string, Setting] => [id, schema.parse(body)]);

const kit = printed({ schema, buildKit, pieces, textBoxes, cutOut: [], codes: [] });
const { lay, read, tightTexts } = kit;

describeWholeKit(kit, settings, { hasPosters: true });

describe('the leaflet', () => {
  it.each(PAPERS)('fits a leaflet on one folded sheet of %s for each player, including house rules', async (paper) => {
    const options = {
      suitTiebreakDepth: 'highest_only',
      deadTie: 'redraw',
      luckyTiming: 'with_bid',
      handLimit: 12,
      duelOpenBidding: true,
      challengeBidStart: 'turn_owner_left',
    };
    const { pages } = await lay(read({ options }), { paper, players: 3, pieces: ['reference-leaflet'] });
    expect(pages).toHaveLength(3 * 2);
  });
});

describe('names that are measured', () => {
  const names = [4, 9, 14, 20, 28, 40, 90].map((length, i) =>
    (i % 2 === 0 ? 'Willow ' : 'Wolfgang').repeat(14).slice(0, length).trim(),
  );

  it.each([
    ['the standee of', 'standees', (name: string) => ({ extras: [{ id: 'x', name }] })],
    ['the standee of', 'standees-monsters', (name: string) => ({ monsters: [{ id: 'm', name }] })],
    ['the card of the attribute', 'attribute-cards', (name: string) => ({ attributeLabels: { brave: name } })],
    ['the token of', 'tokens', (name: string) => ({ attributeLabels: { lucky: name } })],
  ] as const)('for %s (%s) fit if and only if they fit in print', async (place, piece, bodyWith) => {
    const verdicts = [];
    for (const name of names) {
      const body = read(bodyWith(name));
      const isBox = (box: TextBox) => box.place === `${place} “${name}”`;
      expect(textBoxes(body).some(isBox)).toBe(true);
      const { issues } = await lay(body, { players: 2, pieces: [piece], names: ['Ann', 'Bo'] });
      verdicts.push([name, !(await tightTexts(body)).some(isBox), issues.length === 0]);
    }
    for (const [name, measured, printed] of verdicts) expect([name, measured]).toEqual([name, printed]);
    expect(verdicts.map(([, measured]) => measured)).toContain(true);
    expect(verdicts.map(([, measured]) => measured)).toContain(false);
  });
});
