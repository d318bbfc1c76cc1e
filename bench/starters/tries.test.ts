import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { play } from '@/lib/systems/trapped/play';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';
import { playWatched } from './tries';

const RUNS = 12;
/** Columns of the tally of goals; the first counts tries. */
const COLUMNS = 4;
const { body } = await starterOf('trapped', 'spaceship');
const ship = schema.parse(body);
const [goal, ...goals] = ship.goals;
const thing = { ...ship.items[0], id: 'strap', title: 'Pony strap', kind: 'item', forColour: false };
const needs = { id: 'r', kind: 'item', item: 'strap', basis: 'explicit', holder: 'room' };

/** The ship with a thing that nobody can get, and a first goal that names it. */
const strapped = (of: object): Setting =>
  schema.parse({
    ...ship,
    items: [...ship.items, thing],
    goals: [{ ...goal, title: 'Fit the strap', ...of }, ...goals],
  });
const watched = (setting: Setting) => playWatched(lineUp(play, setting, { players: 3 }), 5, RUNS);

describe('tries without a thing', () => {
  it('are counted at goals that only name it', () => {
    const { sums, vainTries } = watched(strapped({}));
    const tries = sums.tallies[0]?.[0];
    expect(tries).toBeGreaterThan(RUNS / 2);
    expect(vainTries).toEqual([{ goal: 'Fit the strap', thing: 'Pony strap', tries }]);
  });

  it('are not counted if somebody there has it', () => {
    const [next, ...later] = goals;
    const first = { ...goal, grants: [{ id: 'g', item: 'strap' }] };
    const setting = schema.parse({ ...strapped({}), goals: [first, { ...next, title: 'Fit the strap' }, ...later] });
    const { sums, vainTries } = watched(setting);
    const tries = sums.tallies[0]?.[COLUMNS] ?? 0;
    const vain = vainTries[0]?.tries ?? 0;
    expect(tries).toBeGreaterThan(RUNS / 2);
    expect(vain).toBeLessThan(tries / 2);
  });

  it('do not happen at goals that require it', () => {
    expect(watched(strapped({ requires: [needs] })).vainTries).toEqual([]);
  });
});

describe('watched games', () => {
  it('are the same as others', () => {
    const lineup = lineUp(play, strapped({}), { players: 3 });
    expect(playWatched(lineup, 5, RUNS).sums).toEqual(playMany(lineup, { seed: 5, from: 0, to: RUNS }));
  });

  it('count the Events that the GM makes up by suit', () => {
    const clubs = schema.parse({ ...ship, events: ship.events.filter(({ suit }) => suit !== 'clubs') });
    const { invented } = watched(clubs);
    expect(invented[3]).toBeGreaterThan(Math.max(...invented.slice(0, 3)));
  });
});
