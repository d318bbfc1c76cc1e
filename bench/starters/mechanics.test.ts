import { describe, expect, it } from 'vitest';
import { schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';
import { isInWordsAlone, mechanicOf, mechanicsOf, sharedBetween } from './mechanics';

const { body } = await starterOf('trapped', 'spaceship');
const ship = schema.parse(body);

const entry = (parts: object) => ({ suit: 'clubs', title: 'A bang', ...parts });
const eventsOf = (...events: object[]) => schema.parse({ ...ship, events: events.map((one, i) => event(one, i)) });
const event = (parts: object, i: number) => ({ ...ship.events[0], ...blank, id: `e${i}`, ...entry(parts) });
const blank = { selectors: [], effects: [], follows: [], onlyIf: [], turns: null };

const mechanic = (parts: object) => mechanicOf(eventsOf(parts).events[0] ?? expect.fail());
const [near, far] = ship.map.rooms.map(({ id }) => id);
const [thing] = ship.items.map(({ id }) => id);

const inRoom = (room: string | undefined) => ({ id: 't', kind: 'room', room });
const hurt = { id: 'a', kind: 'hurt', who: 'target' };
const seal = { id: 'b', kind: 'seal', passage: '' };
const test = (parts: object) => ({
  follows: [{ id: 'f', kind: 'test', attribute: 'fast', hurts: true, item: '', holder: 'room', ...parts }],
});
const branches = { first: [seal], second: [hurt] };

describe('a mechanic', () => {
  it.each([
    ['names of rooms', { selectors: [inRoom(near)] }, { selectors: [inRoom(far)] }],
    ['words and suits', { effects: [hurt] }, { effects: [hurt], title: 'A crash', suit: 'spades', minRank: '9' }],
    ['amounts', { effects: [seal], turns: 2 }, { effects: [seal], turns: 3 }],
    ['order', { effects: [hurt, seal] }, { effects: [seal, hurt] }],
    ['repeats', { effects: [seal] }, { effects: [seal, { ...seal, id: 'c' }] }],
    ['“more happens”', { effects: [hurt] }, { follows: [{ id: 'f', kind: 'also', first: [hurt] }] }],
    ['the usual test in words', {}, { effects: [{ id: 'a', kind: 'suitTest' }] }],
    [
      'names in branches',
      test({ first: [{ id: 'a', kind: 'darken', room: near, item: '' }], second: [] }),
      test({ first: [{ id: 'a', kind: 'darken', room: far, item: thing }], second: [] }),
    ],
  ])('is the same whatever the %s', (_, one, other) => {
    expect(mechanic(one)).toBe(mechanic(other));
  });

  it.each([
    [
      'a condition',
      { effects: [hurt] },
      { effects: [hurt], onlyIf: [{ id: 'c', kind: 'alone', who: 'anyone', isNot: false }] },
    ],
    ['its targets', { selectors: [inRoom(near)] }, { selectors: [{ id: 't', kind: 'everyone' }] }],
    ['effects', { effects: [hurt] }, { effects: [hurt, seal] }],
    ['an end', { effects: [seal] }, { effects: [seal], turns: 2 }],
    ['a test’s attribute', test(branches), test({ ...branches, attribute: 'clever' })],
    ['a thing that a test takes', test(branches), test({ ...branches, item: thing })],
    ['branches', test(branches), test({ first: [hurt], second: [seal] })],
  ])('differs by %s', (_, one, other) => {
    expect(mechanic(one)).not.toBe(mechanic(other));
  });
});

describe('shared mechanics', () => {
  it('are counted once a setting, of the shorter list', () => {
    const long = mechanicsOf(eventsOf({ effects: [hurt] }, { effects: [hurt] }, { effects: [seal] }, {}));
    const short = mechanicsOf(eventsOf({ effects: [seal] }, { effects: [hurt, seal] }));
    expect([long.size, short.size]).toEqual([3, 2]);
    expect(sharedBetween(long, short)).toMatchObject({ mechanics: [mechanic({ effects: [seal] })], share: 0.5 });
  });
});

describe('an Event in words alone', () => {
  it('has no effect, or only the usual test', () => {
    const { events } = eventsOf({}, { effects: [{ id: 'a', kind: 'suitTest' }] }, { effects: [hurt] }, test(branches));
    expect(events.map(isInWordsAlone)).toEqual([true, true, false, false]);
  });
});
