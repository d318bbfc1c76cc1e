import { describe, expect, it } from 'vitest';
import { applyPatches } from '@/lib/kernel/patch';
import { buildBody } from '@/test/support/mothership/build';
import { mothership as system } from '.';
import { complete } from './complete';
import { type Ship, schema } from './schema';
import { TRAP_TILES } from './vocabulary';

const choose = (ship: Ship, question: string, option: string): Ship => {
  const chosen = system
    .open(ship)
    .ready(question)
    .find(({ id }) => id === option);
  const patches = (chosen?.parts ?? []).map(({ path, value }) => ({ op: 'set' as const, path, value }));
  return schema.parse(applyPatches(ship, patches));
};
const completed = (ship: Ship): Ship => schema.parse(applyPatches(ship, complete(ship, 1)));

const bare = choose(schema.parse(system.blank()), 'layout', 'bulkheads');
const withTraps = (ship: Ship, count: number, tiles = TRAP_TILES): Ship =>
  schema.parse(
    buildBody({ ...ship, traps: Array.from({ length: count }, (_, i) => ({ id: `t${i}`, name: `Trap ${i}`, tiles })) }),
  );

const trapsIn = ({ levels }: Ship) => levels.map(({ label, trap }) => [label, trap]);

describe('complete()', () => {
  it('puts traps into a mix that was chosen before there were any', () => {
    const mixed = choose(bare, 'tile-mix', 'cruel');
    expect(trapsIn(mixed)).toEqual([['Medium', 0], ['Hard', 0]]); // biome-ignore format: a table
    for (const count of [1, 4, 8]) {
      const ship = completed(withTraps(mixed, count));
      expect(trapsIn(ship)).toEqual([['Medium', 10], ['Hard', 12]]); // biome-ignore format: a table
      expect(ship.levels.map(({ safe, trap, objective }) => safe + trap + objective)).toEqual([33, 33]);
      expect(ship.levels.map(({ objective }) => objective)).toEqual(mixed.levels.map(({ objective }) => objective));
      expect(complete(ship, 1)).toEqual([]);
    }
  });

  it('leaves numbers that somebody gave', () => {
    const mixed = choose(bare, 'tile-mix', 'cruel');
    const counted = withTraps(mixed, 4, TRAP_TILES + 1);
    expect(completed(counted)).toMatchObject({ levels: counted.levels, drawPile: counted.drawPile });
    const [first] = mixed.levels;
    const own = withTraps({ ...mixed, levels: [{ ...first, objective: 9 }] } as Ship, 4);
    expect(completed(own)).toMatchObject({ levels: own.levels, drawPile: own.drawPile });
    expect(completed(own).traps.map(({ tiles }) => tiles)).toEqual([2, 2, 2, 2]);
  });

  it.each([
    ['Generator', 'Generators'],
    ['A drain', 'drains'],
    ['The fuse box', 'fuse boxes'],
    ['the Miller twins', 'Miller twins'],
    ['משאבה', 'משאבה'],
    ['🦑', '🦑'],
  ])('makes a plural of “%s”', (objectiveNoun, objectivesNoun) => {
    const ship = { ...bare, ship: { ...bare.ship, objectiveNoun, objectivesNoun: '' } };
    expect(completed(ship).ship.objectivesNoun).toBe(objectivesNoun);
  });
});
