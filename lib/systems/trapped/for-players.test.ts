import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { danglingAmong, referencesIn } from '@/lib/schema/references';
import { objectShapeOf } from '@/lib/schema/shape';
import type { Given } from '@/test/support/fill';
import { startersOf } from '@/test/support/starters';
import { brings, buildBody, defeatedBy, stated } from '@/test/support/trapped/build';
import { forPlayers } from './for-players';
import { type Setting, schema } from './schema';

const starters = await startersOf('trapped');

const setting = (given: Given<Setting>): Setting => schema.parse(buildBody(given));
const spaceship = schema.parse(starters.find(({ id }) => id === 'spaceship')?.body);

/** A setting in which every text for the GM alone contains SECRET. */
const secretive: Given<Setting> = {
  place: { name: 'Ship', description: 'Adrift.' },
  monsters: [
    {
      id: 'm',
      name: 'The thing',
      text: 'It hatched.',
      mobility: 'Crawls.',
      start: 'attic',
      immunities: [{ text: 'SECRET immunity' }],
      weakness: 'SECRET weakness',
      repelledBy: [{ text: 'SECRET torch' }],
      killedBy: [{ text: 'SECRET fire' }],
      attacks: [{ text: 'Bites.' }],
      means: [{ item: 'SECRET_item' }],
      weaknessGoal: 'SECRET_goal',
      hunts: 'holder',
      bait: 'SECRET_item',
      hit: 'infect',
      cure: 'SECRET_item',
      shuns: [{ kind: 'item', item: 'SECRET_item' }],
      blinds: [{ kind: 'item', item: 'SECRET_item' }],
      toughness: 'four',
      grows: 7,
    },
  ],
  goals: [
    { id: 'open', title: 'Get out', requires: stated('SECRET_goal'), ...brings('rope') },
    { id: 'SECRET_goal', title: 'SECRET goal', hidden: true, ...brings('SECRET_item') },
  ],
  items: [
    { id: 'rope', title: 'Rope' },
    { id: 'SECRET_item', title: 'SECRET item' },
  ],
  barriers: [{ id: 'b', title: 'Walls', ...defeatedBy('open', 'SECRET_goal') }],
  escapes: [
    {
      id: 'door',
      title: 'The door',
      requires: stated('open', 'SECRET_goal'),
      requiresAny: [{ kind: 'item', item: 'SECRET_item', basis: 'explicit' }],
    },
  ],
  losses: [{ id: 'l', title: 'SECRET disaster', cause: { goal: 'SECRET_goal' } }],
  clocks: [
    { id: 'c', title: 'SECRET clock', hidden: true, goals: [{ goal: 'open' }] },
    {
      id: 'tide',
      title: 'The tide',
      goals: [{ goal: 'open' }, { goal: 'SECRET_goal' }],
      effects: [{ kind: 'grant', item: 'SECRET_item', condition: 'SECRET price' }],
      room: 'attic',
    },
  ],
  events: [{ id: 'e', title: 'SECRET event', effects: [{ kind: 'grant', item: 'SECRET_item' }] }],
  map: {
    rooms: [{ id: 'attic', title: 'Attic', secret: 'SECRET note' }],
    passages: [{ id: 'p', a: 'attic', b: 'attic', blockedBy: 'Lock', opens: 'goal', openedBy: 'SECRET_goal' }],
  },
};

describe('forPlayers()', () => {
  const open = forPlayers(setting(secretive));

  it('contains nothing that only the GM may know', () => expect(JSON.stringify(open)).not.toContain('SECRET'));

  it('does not reveal whom a monster hunts, how tough it is and when it grows', () => {
    expect(open.monsters[0]).toMatchObject({ hunts: 'anybody', toughness: 'three', shuns: [], grows: null });
    const known = forPlayers(setting({ ...secretive, options: { weaknessKnownAtStart: true } })).monsters[0];
    expect(known).toMatchObject({ hunts: 'anybody', bait: '', cure: '', shuns: [], toughness: 'four', grows: null });
  });

  it('does not reveal the monster’s starting room', () => expect(open.monsters[0]?.start).toBe(''));

  it('keeps what everybody may know', () => {
    expect(open.place).toEqual(setting(secretive).place);
    expect(open.goals.map(({ id }) => id)).toEqual(['open']);
    expect(open.items.map(({ id }) => id)).toEqual(['rope']);
    expect(open.escapes[0]?.requires.map((line) => line.kind === 'goal' && line.goal)).toEqual(['open']);
    expect(open.barriers[0]?.defeatedBy.map(({ goal }) => goal)).toEqual(['open']);
    expect(open.monsters[0]).toMatchObject({ name: 'The thing', text: 'It hatched.', attacks: [{ text: 'Bites.' }] });
    expect(open.map.passages[0]).toMatchObject({ blockedBy: 'Lock', opens: 'goal', openedBy: '' });
  });

  it.each<[string, Given<Setting>]>([
    ['of one monster', { monsters: [{ weakness: 'Heat', weaknessKnownAtStart: true }] }],
    ['by house rule', { monsters: [{ weakness: 'Heat' }], options: { weaknessKnownAtStart: true } }],
  ])('keeps a weakness that is known from the start, %s', (_, given) => {
    expect(forPlayers(setting(given)).monsters[0]?.weakness).toBe('Heat');
  });

  it('never changes what it is given', () => {
    const before = JSON.stringify(spaceship);
    forPlayers(spaceship);
    expect(JSON.stringify(spaceship)).toBe(before);
  });

  it('leaves no dangling references, whichever goals are hidden', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (hidden) => {
        const goals = spaceship.goals.map((goal, i) => ({ ...goal, hidden: hidden[i] ?? false }));
        const shown = forPlayers({ ...spaceship, goals });
        expect(schema.safeParse(shown).error).toBeUndefined();
        const json = shown as unknown as Json;
        expect(danglingAmong(referencesIn(objectShapeOf(schema), json), json)).toEqual([]);
        expect(forPlayers(shown)).toEqual(shown);
      }),
    );
  });
});
