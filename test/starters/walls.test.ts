import { describe, expect, it } from 'vitest';
import { groundOf, standingOn } from '@/lib/systems/walls/rules/ground';
import { placedStarts, startFairness, tablesOf } from '@/lib/systems/walls/rules/starts';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { NONE } from '@/lib/tabletop/play/board';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('walls');

const arenas = starters.map(({ id, body }): readonly [string, Arena] => [id, schema.parse(body)]);

/** Numbers of cells, edges and walls, and for each number of players steps to the nearest opponent and open sides. */
const AS_THE_RULES_SAY = {
  'walls-standard': [49, 84, 0, { 2: ['10 10', '3 3'], 3: ['7 8 7', '2 3 3'], 4: ['6 6 6 6', '2 2 2 2'] }],
  'walls-faster': [25, 40, 4, { 2: ['5 5', '3 2'], 3: ['3 3 3', '3 3 3'], 4: ['4 4 4 4', '3 3 3 3'] }],
  'walls-hive': [37, 90, 0, { 2: ['6 6', '3 3'], 3: ['6 6 6', '3 3 3'] }],
};

it('offers the boards of the rules and one of hexagons', () => {
  const found = arenas.map(([id, body]) => {
    const ground = groundOf(body);
    const tables = tablesOf(body).map((players) => {
      const { nearest, sides } = startFairness(ground, placedStarts(body, ground, players));
      return [players, [nearest.join(' '), sides.join(' ')]];
    });
    return [id, [ground.board.cells, ground.board.edges, standingOn(ground), Object.fromEntries(tables)]];
  });
  expect(Object.fromEntries(found)).toEqual(AS_THE_RULES_SAY);
});

describe.each(arenas)('%s', (_, body) => {
  it('gives everybody a separate starting tile', () => {
    const ground = groundOf(body);
    for (const players of tablesOf(body)) expect(placedStarts(body, ground, players)).not.toContain(NONE);
  });

  it('has a token for everybody', () => expect(body.tokens.length).toBe(body.players.max));
});
