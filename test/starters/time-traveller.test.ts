import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { check } from '@/lib/systems/trapped/check';
import { facts } from '@/lib/systems/trapped/facts';
import { play } from '@/lib/systems/trapped/play';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';

const spaceship = await starterOf('trapped', 'spaceship');
const timeTraveller = await starterOf('trapped', 'spaceship-time-traveller');

const ship: Setting = schema.parse(spaceship.body);
const variant: Setting = schema.parse(timeTraveller.body);
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
/** Lists the ids of entries that are not identical. */
const changed = <Entry extends { readonly id: string }>(ours: readonly Entry[], theirs: readonly Entry[]) =>
  idsOf(ours.filter((entry, i) => JSON.stringify(entry) !== JSON.stringify(theirs[i])));

describe('the variant of the spaceship', () => {
  it('passes inspection, with the ship’s ways out', () => {
    expect(check(variant)).toEqual([]);
    expect(facts(variant).routes).toEqual(facts(ship).routes);
  });

  it('equals the ship except for its monster', () => {
    for (const list of ['barriers', 'escapes', 'losses', 'occupations'] as const) {
      expect(changed<{ readonly id: string }>(variant[list], ship[list]), list).toEqual([]);
    }
    expect(variant.map.passages).toEqual(ship.map.passages);
    expect(changed(variant.goals, ship.goals)).toEqual(['G09', 'G16', 'G17', 'G18', 'G19']);
    expect(changed(variant.events, ship.events)).toEqual(
      'C1 C2 C5 C6 C7 C9 C10 H2 H10 H9 S4 S12 D1 D6 D9 D10'.split(' '),
    );
    expect(changed(variant.clocks, ship.clocks)).toEqual(['star', 'hunt']);
    expect(changed(variant.items, ship.items)).toEqual(['magnet_coil', 'ships_clock', 'flare']);
    expect(idsOf(variant.goals)).toEqual(idsOf(ship.goals));
  });

  it('has one monster with its own qualities, weakness and means', () => {
    const [visitor, ...more] = variant.monsters;
    const [alien, ...others] = ship.monsters;
    expect([more, others]).toEqual([[], []]);
    for (const part of ['name', 'text', 'mobility', 'weakness', 'picture'] as const)
      expect(visitor?.[part], part).not.toBe(alien?.[part]);
    for (const part of ['immunities', 'attacks', 'repelledBy'] as const) {
      const words = (monster: typeof alien) => monster?.[part].map(({ text }) => text) ?? [];
      expect(words(visitor).filter((text) => words(alien).includes(text))).toEqual([]);
      expect(words(visitor).length).toBeGreaterThan(0);
    }
    expect(visitor).toMatchObject({ hunts: 'crowd', foughtBy: 'clever', hit: 'infect', cure: 'ships_clock' });
    expect(visitor?.means.map(({ item }) => item)).toEqual(['magnet_coil', 'ships_clock']);
  });

  it('never names the other monster', () => {
    expect(JSON.stringify([timeTraveller, variant])).not.toMatch(
      /alien|tentacle|jelly|\begg\b|flame|larder|tooth marks/i,
    );
    expect(JSON.stringify([spaceship, ship])).not.toMatch(/visitor|gentleman|pocket watch|magnet coil/i);
  });

  it('is won by some groups and lost by others', () => {
    for (const players of [2, 5]) {
      const { wins } = playtest(play, variant, { players, runs: 150, seed: 5 });
      expect([wins.share > 0.3, wins.share < 0.85, wins.share]).toEqual([true, true, wins.share]);
    }
  });
});
