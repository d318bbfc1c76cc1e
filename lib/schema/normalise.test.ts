import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { AUDIENCES } from '@/lib/kit/kit-spec';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { systems } from '@/test/support/all-systems';
import { blankEntry } from './blank';
import {
  choice,
  count,
  entry,
  group,
  line,
  list,
  optionalCount,
  picture,
  prose,
  ref,
  toggle,
  variant,
  variants,
} from './fields';
import { normalise } from './normalise';
import { type ListShape, objectShapeOf } from './shape';

const header = { title: 'Ark', authors: [], licence: '', language: 'en', summary: '' };
const about = (title: string) => ({ title, description: `${title}.` });
const typed = (title: string) => ({ ...about(title), examples: ['Hall'] });
const sample = group(
  {
    name: line(typed('Name')),
    story: prose(typed('Story')),
    mood: choice(['calm', 'wild'], { ...about('Mood'), labels: { calm: 'Calm', wild: 'Wild' }, initial: 'wild' }),
    lit: toggle({ ...about('Lit'), initial: true }),
    sign: picture(about('Sign')),
    floors: count({ ...about('Floors'), min: 1, max: 9, initial: 3 }),
    clock: optionalCount({ ...about('Clock'), min: 1, max: 9 }),
    rooms: list(entry({ next: ref('rooms', typed('Next')) }, about('Room')), {
      ...about('Rooms'),
      noun: 'room',
      max: 3,
    }),
    moves: list(
      variants(
        [variant('go', { to: line(typed('To')) }, about('Go')), variant('wait', {}, about('Wait'))],
        about('Move'),
      ),
      {
        ...about('Moves'),
        noun: 'move',
      },
    ),
  },
  about('Sample'),
);
const shape = objectShapeOf(sample);
const sound = {
  name: 'Ark',
  story: '',
  mood: 'calm',
  lit: false,
  sign: 'game-icons:ghost',
  floors: 2,
  clock: null,
  rooms: [{ id: 'a', next: '' }],
  moves: [{ id: 'm', kind: 'wait' }],
};
const issuesOf = (changes: object) =>
  normalise(shape, { ...sound, ...changes } as Json).issues.map(({ code, path }) => `${code} ${path.join('.')}`);
const mendedBy = (changes: object) => normalise(shape, { ...sound, ...changes } as Json).value;

describe('normalise()', () => {
  it.each<[string, Json, string]>([
    ['name', 7, 'It was left blank.'],
    ['mood', 'odd', '“Wild” was used instead.'],
    ['lit', 'no', '“Yes” was used instead.'],
    ['sign', 'https://example.org/x.png', 'It was left without one.'],
    ['floors', 99, '3 was used instead.'],
    ['clock', 'noon', 'It was left empty.'],
  ])('says what stands instead of a wrong %s', (key, wrong, said) => {
    const { value, issues } = normalise(shape, { ...sound, [key]: wrong });
    expect(issues.map(({ path, code }) => [...path, code])).toEqual([[key, 'shape/wrong-type']]);
    expect(issues[0]?.message).toContain(said);
    expect(value[key]).toEqual(normalise(shape, {}).value[key]);
  });

  it('leaves alone what fits', () => expect(normalise(shape, sound)).toEqual({ value: sound, issues: [] }));

  it.each([
    ['a text that is none', { name: 7 }, 'shape/wrong-type name', { name: '' }],
    ['a text too long', { name: 'x'.repeat(201) }, 'shape/too-long name', { name: 'x'.repeat(200) }],
    ['a choice that is none', { mood: 'odd' }, 'shape/wrong-type mood', { mood: 'wild' }],
    ['a toggle that is none', { lit: 'yes' }, 'shape/wrong-type lit', { lit: true }],
    ['a picture that is none', { sign: 'art:../../etc' }, 'shape/wrong-type sign', { sign: '' }],
    ['a count out of range', { floors: 10 }, 'shape/wrong-type floors', { floors: 3 }],
    ['a broken count', { clock: 1.5 }, 'shape/wrong-type clock', { clock: null }],
    ['a list that is none', { rooms: {} }, 'shape/wrong-type rooms', { rooms: [] }],
    ['an unknown key', { colour: 'red' }, 'shape/unknown-key colour', {}],
    ['an unknown kind', { moves: [{ id: 'm', kind: 'fly' }] }, 'shape/unknown-kind moves.m', { moves: [] }],
  ])('fixes %s, and says where', (_, changes, issue, mended) => {
    expect(issuesOf(changes)).toEqual([issue]);
    expect(mendedBy(changes)).toEqual({ ...sound, ...mended });
  });

  it('hints at what is missing and takes its default', () => {
    const { story: _story, floors: _floors, ...given } = sound;
    const { issues } = normalise(shape, given);
    expect(issues.map(({ severity, message }) => [severity, message])).toEqual([
      ['hint', '“Story” is missing. It was left blank. Fill it in.'],
      ['hint', '“Floors” is missing. 3 was used instead. Change it if you meant otherwise.'],
    ]);
  });

  it('hints once at a field that is missing in many places', () => {
    const rooms = [{ id: 'a' }, { id: 'b', next: 'a' }, { id: 'c' }];
    const { issues } = normalise(shape, { ...sound, rooms });
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['rooms.a.next', '“Next” is missing in 2 places. It was left blank. Fill it in.'],
    ]);
  });

  it('hints once at a whole group or list that is missing', () => {
    const nested = group(
      { sample, more: list(entry({}, about('One')), { ...about('More'), noun: 'one' }) },
      about('All'),
    );
    const { value, issues } = normalise(objectShapeOf(nested), {});
    expect(issues.map(({ severity, path, message }) => [severity, path.join('.'), message])).toEqual([
      ['hint', 'sample', '“Sample” is missing. Everything in it has its default.'],
      ['hint', 'more', '“More” is missing. An empty list was put in its place.'],
    ]);
    expect(value.sample).toEqual(normalise(shape, {}).value);
  });

  it('calls a missing id an error, since other entries may have named it', () => {
    const { issues } = normalise(shape, { ...sound, rooms: [{ next: '' }] });
    expect(issues.map(({ code, severity }) => [code, severity])).toEqual([['shape/missing', 'error']]);
  });

  it('gives the later of two equal ids a new one', () => {
    const rooms = [
      { id: 'a', next: '' },
      { id: 'a', next: 'a' },
    ];
    expect(issuesOf({ rooms })).toEqual(['shape/duplicate-id rooms.1']);
    const [first, second] = mendedBy({ rooms }).rooms as readonly { id: string; next: string }[];
    expect(first).toEqual(rooms[0]);
    expect(second?.id).not.toBe('a');
    expect(second?.next).toBe('a');
  });

  it('drops what is beyond a list’s limit', () => {
    const rooms = ['a', 'b', 'c', 'd'].map((id) => ({ id, next: '' }));
    expect(issuesOf({ rooms })).toEqual(['shape/too-many rooms']);
    expect(mendedBy({ rooms }).rooms).toHaveLength(3);
  });
});

describe.each(systems.map((system) => [system.id, system] as const))('any JSON as a body of %s', (_, system) => {
  const keys = fc.constantFrom(...Object.keys(system.shape.fields), '__proto__', 'constructor', 'id', 'kind', 'x');
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constant(null),
      fc.boolean(),
      fc.double(),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(keys, tie('json'), { maxKeys: 6, noNullPrototype: true }) as fc.Arbitrary<Json>,
    ) as fc.Arbitrary<Json>,
  }));

  it('becomes something that satisfies the schema, and stays so', () => {
    fc.assert(
      fc.property(json, (anything) => {
        const { value } = normalise(system.shape, anything);
        expect(system.schema.safeParse(value).error).toBeUndefined();
        expect(normalise(system.shape, value)).toEqual({ value, issues: [] });
      }),
    );
  });

  it('can be asked everything', () => {
    fc.assert(
      fc.property(json, (anything) => {
        const open = system.open(anything);
        open.check();
        open.facts();
        open.textBoxes();
        for (const audience of AUDIENCES) open.plan(audience);
        open.kit(header, { players: 4, names: [], paper: 'a4', fillable: true, ink: 'full', sheets: USUAL_SHEETS });
        expect(system.schema.safeParse(open.forPlayers()).error).toBeUndefined();
      }),
    );
  });
});

it('blankOf() begins a list with as many blank entries as it says, the same ones each time', () => {
  const kits = list(entry({ name: line(typed('Name')) }, about('Kit')), { ...about('Kits'), noun: 'kit', starts: 2 });
  const shape = objectShapeOf(group({ kits }, about('Box')));
  const blank = { kits: ['kit-1', 'kit-2'].map((id) => ({ id, name: '' })) };
  expect(normalise(shape, {})).toMatchObject({ value: blank, issues: [{ code: 'shape/missing', path: ['kits'] }] });
  expect(normalise(shape, { kits: [] }).value).toEqual({ kits: [] });
});

describe('blankEntry()', () => {
  it('holds what is given, and is sound', () => {
    const rooms = shape.fields.rooms as ListShape;
    const room = blankEntry(rooms, { next: 'b' });
    expect(room.next).toBe('b');
    expect(issuesOf({ rooms: [room] })).toEqual([]);
    expect(blankEntry(shape.fields.moves as ListShape, { kind: 'wait' })).not.toHaveProperty('to');
  });
});
