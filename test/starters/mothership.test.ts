// @module-tag long

import { describe, expect, it } from 'vitest';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { team } from '@/lib/systems/mothership/bots/team';
import { check } from '@/lib/systems/mothership/check';
import { compile } from '@/lib/systems/mothership/engine/compile';
import { moves, play } from '@/lib/systems/mothership/engine/play';
import { setup } from '@/lib/systems/mothership/engine/setup';
import { View } from '@/lib/systems/mothership/engine/view';
import { inventoryOf } from '@/lib/systems/mothership/inventory';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { starterOf, startersOf } from '@/test/support/starters';

const defaultShip = await starterOf('mothership', 'book-ship');
const hollowWhale = await starterOf('mothership', 'hollow-whale');
const mothership = await starterOf('mothership', 'the-mothership');

const starters = await startersOf('mothership');

const shape = objectShapeOf(schema);
const kitOf = (starter: (typeof starters)[number]) => schema.parse(starter.body);

describe.each(starters.map((starter) => [starter.id, starter] as const))('%s', (_, starter) => {
  it('fits the schema unchanged', () => {
    const body = starter.body;
    expect(schema.parse(body)).toEqual(body);
    expect(normalise(shape, body)).toEqual({ value: body, issues: [] });
  });

  it('passes inspection', () => {
    expect(check(kitOf(starter))).toEqual([]);
  });
});

describe('the starters', () => {
  it('have the pieces of the box and of the whale', () => {
    expect(inventoryOf(kitOf(defaultShip)).piecesTotal).toBe(123);
    expect(inventoryOf(kitOf(mothership)).piecesTotal).toBe(123);
    expect(kitOf(hollowWhale).layout.filter(({ kind }) => kind === 'tile')).toHaveLength(43);
  });

  it('begin with the ship of the rules, followed by ours with a tighter schedule', () => {
    expect(starters.map(({ id, title, variantOf }) => [id, title, variantOf])).toEqual([
      ['book-ship', 'The Mothership, as in the rules', undefined],
      ['the-mothership', 'The Mothership, tighter', 'book-ship'],
      ['hollow-whale', 'The Hollow Whale', undefined],
    ]);
    // Rules 3.2: the marker begins one space lower for three players, two for four.
    expect(kitOf(defaultShip).tracker.startOffset).toMatchObject({ p2: 0, p3: 1, p4: 2 });
  });

  it('have five endings of half a minute to a minute each', () => {
    const words = kitOf(defaultShip).endings.map(({ text }) => text.split(/\s+/).length);
    expect(words).toHaveLength(5);
    for (const count of words) expect([count >= 80, count <= 150]).toEqual([true, true]);
  });

  it.each([
    [mothership.id, mothership],
    [hollowWhale.id, hollowWhale],
  ])('have the right difficulty for any number of players at each level: %s', (_, starter) => {
    const body = kitOf(starter);
    for (const players of [2, 3, 4]) {
      const [easy = 0, medium = 0, hard = 0] = body.levels.map((level) =>
        escapes({ ...body, levels: [level] }, players, 60),
      );
      // The targets are 70 to 95, 45 to 75 and 20 to 50 of 100, with a margin for the small number of games.
      expect(easy).toBeGreaterThan(medium);
      expect(medium).toBeGreaterThan(hard);
      expect({ players, easy, medium, hard }).toSatisfy(
        () => easy > 0.65 && easy < 0.98 && medium > 0.4 && medium < 0.8 && hard > 0.15 && hard < 0.6,
      );
    }
  });
});

/** Returns the share of games in which somebody gets out, played by a planning team. */
function escapes(body: Ship, players: number, games: number): number {
  const game = compile(body);
  let out = 0;
  for (let seed = 1; seed <= games; seed++) {
    const state = setup(game, players, seed);
    const seats = Array.from({ length: players }, (_, seat) => ({
      bot: team.seat(game, seat, seed * 31 + seat),
      view: new View(game, state, seat),
    }));
    while (state.phase !== 'over') {
      const seat = state.turn;
      const move = seats[seat]?.bot.decide(seats[seat].view, () => moves(game, state, seat));
      if (!move || play(game, state, seat, move)) throw new Error('a bot makes legal moves');
    }
    out += Number(state.at.includes(game.finish));
  }
  return out / games;
}
