import { describe, expect, it } from 'vitest';
import { schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';
import { namedOnly, unneededThings } from './needed-things';

const { body } = await starterOf('trapped', 'spaceship');
const ship = schema.parse(body);
const [goal, ...goals] = ship.goals;
const [event] = ship.events;

const strap = { ...ship.items[0], id: 'strap', title: 'Pony strap', kind: 'item', forColour: false };
const bare = { requires: [], requiresAny: [], grants: [] };
const needs = { id: 'r', kind: 'item', item: 'strap', basis: 'explicit', holder: 'room' };

/** The ship with the strap, and a goal and an Event with these parts. */
const withParts = ({ thing = {}, of = {}, effects = [] }: { thing?: object; of?: object; effects?: object[] }) =>
  schema.parse({
    ...ship,
    items: [...ship.items, { ...strap, ...thing }],
    goals: [{ ...goal, ...bare, ...of }, ...goals],
    events: [{ ...event, effects }],
  });

describe('things that a rule needs', () => {
  it.each([
    ['a goal requires it', { of: { requires: [needs] } }, false],
    ['a goal requires it or something else', { of: { requiresAny: [needs] } }, false],
    ['it cures', { effects: [{ id: 'e', kind: 'sicken', turns: 2, room: '', item: 'strap' }] }, false],
    ['it is for colour', { thing: { forColour: true } }, false],
    ['it is a fact', { thing: { kind: 'flag' } }, false],
    ['nothing asks for it', {}, true],
    ['a goal brings it', { of: { grants: [{ id: 'g', item: 'strap' }] } }, true],
    ['an Event steals it', { effects: [{ id: 'e', kind: 'steal', item: 'strap' }] }, true],
  ])('if %s', (_, parts, isUnneeded) => {
    expect(unneededThings(withParts(parts)).some(({ id }) => id === 'strap')).toBe(isUnneeded);
  });
});

describe('things that a goal only names', () => {
  const words = { title: 'Fit the strap', text: 'Pull.' };
  it.each([
    ['by their noun', { of: words }, ['strap']],
    ['by their title', { of: { title: 'Pull', text: 'On the pony strap, hard.' } }, ['strap']],
    ['before a preposition', { thing: { title: 'Strap for ponies' }, of: words }, ['strap']],
    ['as a name', { thing: { title: 'Tin Man' }, of: { title: 'Oil the tin man', text: 'Pull.' } }, ['strap']],
    ['not by half a name', { thing: { title: 'Tin Man' }, of: { title: 'Catch a man', text: 'Pull.' } }, []],
    ['not within another word', { of: { title: 'Strapping', text: 'A bootstrap.' } }, []],
    ['not if it requires them', { of: { ...words, requires: [needs] } }, []],
    ['not if it brings them', { of: { ...words, grants: [{ id: 'g', item: 'strap' }] } }, []],
    ['not for colour', { thing: { forColour: true }, of: words }, []],
  ])('%s', (_, parts, found) => {
    const setting = withParts(parts);
    expect(namedOnly(setting.goals[0] ?? expect.fail(), setting).map(({ id }) => id)).toEqual(found);
  });
});
