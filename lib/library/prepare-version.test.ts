import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { systems } from '@/test/support/all-systems';
import { fillBody } from '@/test/support/fill';
import { textsFingerprint } from './prepare-version';

const system = systems.find(({ shape }) => shape.fields.events?.kind === 'list');
if (!system) throw new Error('a game has a list of events');

const WORDS = [
  'Der Lift in Łódź bleibt stehen, und niemand hat den Schlüssel.',
  'Something knocks from below, three times, then once.',
];
const event = (id: string, text: string): JsonObject => ({ id, title: `Event ${id}`, text: `${text} ${text} ${text}` });
const body = (...events: readonly JsonObject[]) => fillBody(system.shape, { ...system.blank(), events } as JsonObject);
const print = (...events: readonly JsonObject[]) => textsFingerprint(body(...events), system);

const [first = '', second = ''] = WORDS;
const [one, two] = [event('1', first), event('2', second)];

describe('the fingerprint of texts', () => {
  it('is a SHA-256', async () => expect(await print(one, two)).toMatch(/^[0-9a-f]{64}$/));

  it.each<[string, readonly JsonObject[]]>([
    ['order', [two, one]],
    [
      'ids',
      [
        { ...one, id: 'x' },
        { ...two, id: 'y' },
      ],
    ],
    ['capitals', [{ ...one, text: String(one.text).toUpperCase() }, two]],
    [
      'accents',
      [
        {
          ...one,
          text: String(one.text)
            .replace('ü', 'u')
            .replace('Łódź', 'Lodz')
            .replaceAll('ü', 'u')
            .replaceAll('Łódź', 'Lodz'),
        },
        two,
      ],
    ],
    ['spaces and punctuation', [one, { ...two, text: String(two.text).replaceAll(', ', ' —\n') }]],
    ['invisible characters', [one, { ...two, text: `\u200b${two.text}\u00ad` }]],
    ['an entry said twice', [one, two, { ...two, id: '3' }]],
  ])('does not change with %s', async (_, events) => expect(await print(...events)).toBe(await print(one, two)));

  it.each<[string, readonly JsonObject[]]>([
    ['a word', [one, { ...two, text: `${two.text} Boo.` }]],
    ['a text less', [one]],
  ])('changes with %s', async (_, events) => expect(await print(...events)).not.toBe(await print(one, two)));

  it.each(systems)('is none of what $id begins with, or hardly adds to', async (system) => {
    const bodies = [system.blank(), ...system.starters.map((starter) => starter.body)];
    expect(await Promise.all(bodies.map((body) => textsFingerprint(body, system)))).toEqual(bodies.map(() => ''));
  });

  it('is empty for a few words', async () => expect(await print(event('1', 'A door.'))).toBe(''));

  it('is the same of two copies of a starter with the same additions, and of no others', async () => {
    const [starter] = system.starters;
    const more = (...events: readonly JsonObject[]) => {
      const given = starter?.body ?? {};
      return textsFingerprint(
        { ...given, events: [...(given.events as readonly Json[]), ...(body(...events).events as readonly Json[])] },
        system,
      );
    };
    expect(await more(one, two)).toBe(await more(two, one));
    expect(await more(one, two)).not.toBe(await more(one));
    expect(await more()).toBe('');
  });

  it('ignores lone surrogates', async () => {
    expect(await print({ ...one, text: `\ud800${one.text}\udc00` }, two)).toBe(await print(one, two));
  });
});
