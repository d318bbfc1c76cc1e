import { describe, expect, it } from 'vitest';
import { check } from '@/lib/systems/trapped/check';
import { facts } from '@/lib/systems/trapped/facts';
import { type Room, type Setting, schema } from '@/lib/systems/trapped/schema';
import { PLAYERS } from '@/lib/systems/trapped/vocabulary';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { startersOf } from '@/test/support/starters';
import { ABOUT } from './about';
import { findingsOf } from './room-namers';
import { sharedRuns } from './shared-runs';

const starters = await startersOf('trapped');

const settings = starters.map((starter) => ({ starter, id: starter.id, setting: schema.parse(starter.body) }));
/** Settings other than the book's own and its variant, which follow the book's numbers. */
const ours = settings.filter(({ starter }) => (starter.variantOf ?? starter.id) !== 'spaceship');
const mains = settings.filter(({ starter }) => starter.variantOf === undefined);

const isWithin = (count: number, low: number, high: number) =>
  expect([low <= count, count <= high, count]).toEqual([true, true, count]);

describe.each(ours.map((one) => [one.id, one] as const))('%s', (_, { starter, setting }) => {
  it('passes inspection', () => {
    // Many goals still require the goal that brought a thing, instead of the thing.
    expect(check(setting).filter(({ code }) => code !== 'trapped/thing-unrequired')).toEqual([]);
  });

  it('has a map of 12 to 16 rooms with a secret each, joined by 11 to 26 passages', () => {
    const { rooms, passages } = setting.map;
    isWithin(rooms.length, 12, 16);
    isWithin(passages.length, 11, 26);
    expect(rooms.filter(({ text, secret }) => text === '' || secret === '')).toEqual([]);
  });

  it('has rooms side by side wherever a door or an open passage connects them', () => {
    const byId = new Map(setting.map.rooms.map((room) => [room.id, room]));
    const apart = setting.map.passages.filter(({ a, b, kind }) => {
      const [one, two] = [byId.get(a), byId.get(b)];
      return (kind === 'door' || kind === 'open') && !(one && two && sharedWall(one, two) > 0);
    });
    expect(apart.map(({ id }) => id)).toEqual([]);
  });

  it('has an Event for every card, at least five per suit, and two in each that only some ranks draw', () => {
    expect(setting.events.length).toBeGreaterThanOrEqual(20);
    for (const suit of SUITS) {
      const events = setting.events.filter((event) => event.suit === suit);
      const spans = events.map(({ minRank, maxRank }) => [RANKS.indexOf(minRank), RANKS.indexOf(maxRank)] as const);
      expect(events.length, suit).toBeGreaterThanOrEqual(5);
      const bare = RANKS.filter((_, rank) => !spans.some(([low, high]) => low <= rank && rank <= high));
      expect(bare, suit).toEqual([]);
      const limited = spans.filter(([low, high]) => low > 0 || high < RANKS.length - 1);
      expect(limited.length, suit).toBeGreaterThanOrEqual(2);
    }
    const telling = setting.events.filter(
      ({ effects, follows }) => effects.some(({ kind }) => kind !== 'suitTest') || follows.length > 0,
    );
    expect(telling.length).toBeGreaterThanOrEqual(16);
  });

  it('has 14 to 20 goals, some with requirements and some granting things', () => {
    isWithin(setting.goals.length, 14, 20);
    expect(setting.goals.some(({ requires }) => requires.length > 0)).toBe(true);
    expect(setting.goals.some(({ grants }) => grants.length > 0)).toBe(true);
  });

  it('has two to four ways out of 3 to 12 conflicts, one too small for a full table and one for everybody alive', () => {
    const seats = setting.escapes.map((way) => way.seats);
    isWithin(seats.length, 2, 4);
    expect(seats.some((count) => count !== null && count < PLAYERS.max)).toBe(true);
    expect(seats).toContain(null);
    const routes = facts(setting).routes.map(({ id, least, exact }) => [id, exact ? least : 0] as const);
    expect(Object.fromEntries(routes)).toEqual(ABOUT[starter.id]?.routes);
    for (const [, least] of routes) isWithin(least ?? 0, 3, 12);
  });

  it('has one or two disasters, one monster, and suggested Extras', () => {
    isWithin(setting.losses.length, 1, 2);
    expect(setting.monsters).toHaveLength(1);
    isWithin(setting.extras.length, 6, 8);
    expect(setting.occupations.length).toBeGreaterThanOrEqual(10);
    expect(setting.contentNotes.length).toBeGreaterThanOrEqual(3);
  });

  it('has a picture for every Event, Extra and monster, and everything that the library requires', () => {
    const bare = [...setting.events, ...setting.extras, ...setting.monsters].filter(({ picture }) => picture === '');
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect([starter.cover, starter.tags, starter.warnings].every((given) => (given?.length ?? 0) > 0)).toBe(true);
  });

  it('refers to every room in a goal, an Event, a thing or a way out', () => {
    const named = findingsOf(setting);
    expect(setting.map.rooms.filter(({ id }) => (named.get(id) ?? []).length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('the settings', () => {
  it('differ in rooms, passages and bridges of the map', () => {
    const shapes = mains.map(({ setting: { map } }) => `${map.rooms.length}/${map.passages.length}/${bridgesOf(map)}`);
    expect(new Set(shapes).size, shapes.join(' ')).toBe(shapes.length);
  });

  it('share no twelve words in a row', () => {
    const texts = mains.map(({ id, setting }) => [id, setting] as const);
    expect(sharedRuns(texts, 12)).toEqual([]);
  });
});

/** Returns the length of the wall that two rooms share, in squares. */
function sharedWall(a: Room, b: Room): number {
  const acrossX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const acrossY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (acrossX === 0) return acrossY;
  return acrossY === 0 ? acrossX : 0;
}

/** Counts the bridges: passages without which a room can't be reached from the first. */
function bridgesOf({ rooms, passages }: Setting['map']): number {
  const reach = (left: readonly Setting['map']['passages'][number][]) => {
    const seen = new Set([rooms[0]?.id]);
    for (let size = 0; size < seen.size; ) {
      size = seen.size;
      for (const { a, b } of left) if (seen.has(a) || seen.has(b)) seen.add(a).add(b);
    }
    return seen.size;
  };
  return passages.filter((passage) => reach(passages.filter((other) => other !== passage)) < rooms.length).length;
}
