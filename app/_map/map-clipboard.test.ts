import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import { overlaps } from '@/lib/kernel/rect';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { blankEntry } from '@/lib/schema/blank';
import { normaliseAny } from '@/lib/schema/normalise';
import { shapeAt } from '@/lib/schema/shape-at';
import { systems } from '@/test/support/all-systems';
import { readPart, readPasted, writePart } from './map-clipboard';
import { limitsOf, type MapConfig, rectOf } from './map-model';
import { copiesOfPart, type MapForm, type MapPart, partOf } from './map-part';
import { waysStructure } from './map-widget';

const [trapped] = systems;
if (!trapped) throw new Error('no game');
const { form: steps, shape } = gameManifestOf(trapped);
const config = steps.steps
  .flatMap((step) => step.widgets)
  .find((one): one is MapConfig => one.widget === 'map') as MapConfig;
const [places, ways] = [config.places.path, config.ways.path].map((path) => shapeAt(shape, path, undefined));
if (places?.kind !== 'list' || ways?.kind !== 'list') throw new Error('no lists');
const form: MapForm = { config, body: shape, places, ways, limits: limitsOf(config, places) };

const room = (id: string, title: string, x: number, y: number) => ({ ...blankEntry(places, { title, x, y }), id });
const passage = (id: string, a: string, b: string, more: JsonObject = {}) => ({
  ...blankEntry(ways, { a, b, ...more }),
  id,
});
const whole: MapPart = {
  places: [room('hall', 'Hall', 1, 1), room('yard', 'Yard', 6, 1), room('attic', 'Attic', 1, 9)],
  ways: [passage('p', 'hall', 'yard', { openedBy: 'g1' }), passage('q', 'yard', 'attic')],
};
const bodyWith = (goals: readonly Entry[], { places, ways }: MapPart = whole): Json => ({
  map: { rooms: places, passages: ways },
  goals,
});
const body = bodyWith([{ id: 'g1', title: 'Pick the lock' }]);
const copied = () => writePart(form, 'trapped', partOf(config, whole, ['hall', 'yard']), body);
const paste = (text: string, into: Json = body) => {
  const read = readPart(form, 'trapped', text, into);
  return read?.ok ? read.value : read?.error;
};

describe('a part of a map', () => {
  it('has the passages between its rooms, and no others', () => {
    expect(partOf(config, whole, ['hall', 'yard'])).toEqual({
      places: whole.places.slice(0, 2),
      ways: whole.ways.slice(0, 1),
    });
  });

  it('is copied beside existing rooms, with new names and ids, and the same passages', () => {
    const copies = copiesOfPart(form, whole, partOf(config, whole, ['hall', 'yard']));
    expect(copies.places.map(({ title }) => title)).toEqual(['Hall (copy)', 'Yard (copy)']);
    const [hall, yard] = copies.places;
    expect(copies.ways).toEqual([{ ...whole.ways[0], id: expect.any(String), a: hall?.id, b: yard?.id }]);
    expect(new Set([...whole.places, ...copies.places].map(({ id }) => id)).size).toBe(5);
    const [from, to] = [rectOf(config, hall as Entry), rectOf(config, yard as Entry)];
    expect([to.x - from.x, to.y - from.y]).toEqual([5, 0]);
    const taken = whole.places.map((entry) => rectOf(config, entry));
    expect([from, to].some((one) => taken.some((other) => overlaps(one, other)))).toBe(false);
  });

  it('is copied as far as the lists have room', () => {
    const crowd = Array.from({ length: places.max - 1 }, (_, i) => room(`r${i}`, `R${i}`, 0, 0));
    const copies = copiesOfPart(form, { places: crowd, ways: [] }, whole);
    expect([copies.places.length, copies.ways.length]).toEqual([1, 0]);
  });
});

describe('the clipboard', () => {
  it('returns what was copied', () => {
    expect(paste(copied())).toEqual({ ...partOf(config, whole, ['hall', 'yard']), cut: 0 });
  });

  it('clears references to entries that are not the same here', () => {
    for (const goals of [[], [{ id: 'g1', title: 'Swim' }]]) {
      expect(paste(copied(), bodyWith(goals))).toMatchObject({
        ways: [{ a: 'hall', b: 'yard', openedBy: '' }],
        cut: 1,
      });
    }
  });

  it.each([
    ['Hall -> Cellar', undefined],
    ['', undefined],
    ['{', 'not copied from a map'],
    ['{"format":"trapdoor/scenario","system":"trapped"}', 'not copied from a map'],
    ['{"format":"trapdoor/map-part","__proto__":{}}', 'not copied from a map'],
    ['{"format":"trapdoor/map-part","system":"walls","places":[]}', 'another game'],
    ['{"format":"trapdoor/map-part","system":"trapped"}', 'no room'],
    ['{"format":"trapdoor/map-part","system":"trapped","places":{"length":9}}', 'no room'],
    [`{"format":"trapdoor/map-part","places":${'['.repeat(40)}${']'.repeat(40)}}`, 'not copied from a map'],
    [JSON.stringify({ format: 'trapdoor/map-part', system: 'trapped', places: Array(30_000).fill(0) }), 'not copied'],
    [`{"format":"trapdoor/map-part","x":"${'x'.repeat(1_000_000)}"}`, 'not copied from a map'],
  ])('refuses other text: %.60s', (text, reason) => {
    if (reason === undefined) expect(paste(text)).toBeUndefined();
    else expect(paste(text)).toContain(reason);
  });

  describe('accepts', () => {
    const structure = waysStructure(config, { places, ways }, ['body', ...config.ways.path], () => undefined);
    const read = (text: string) => {
      const pasted = readPasted(form, structure, 'trapped', text, body);
      return pasted.ok ? pasted.value : pasted.error;
    };

    it('a part of a map, and lines with arrows', () => {
      expect(read(copied())).toMatchObject({ part: { places: whole.places.slice(0, 2) } });
      expect(read('Hall -> Stairs -> Cellar')).toMatchObject({ lines: { names: ['Hall', 'Stairs', 'Cellar'] } });
    });

    it.each([
      ['a diary', 'Dear diary,\nnothing happened.', 'There is nothing to paste here. Copy rooms on a map first'],
      ['nothing', '', 'There is nothing to paste here.'],
      [
        'a part of another game’s map',
        '{"format":"trapdoor/map-part","system":"walls","places":[{"id":"a","title":"Trap"}]}',
        'another game',
      ],
      [
        'a part that nests too deep',
        `{"format":"trapdoor/map-part","system":"trapped","places":${'['.repeat(99)}`,
        'can’t be pasted',
      ],
      ['a book', 'x'.repeat(300_000), 'at most 200,000 can be pasted'],
    ])('nothing else: %s', (_, text, reason) => expect(read(text)).toContain(reason));
  });

  it('drops passages that lead nowhere, to their own start or beside another one', () => {
    const text = JSON.stringify({
      format: 'trapdoor/map-part',
      system: 'trapped',
      places: whole.places,
      ways: [
        ['hall', 'hall'],
        ['hall', 'yard'],
        ['yard', 'hall'],
        ['hall', 'g1'],
        ['attic', ''],
      ].map(([a, b]) => ({ a, b })),
    });
    expect(paste(text)).toMatchObject({ ways: [{ a: 'hall', b: 'yard' }] });
  });

  it('makes entries of the game’s shape from anything', () => {
    const anything = fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ id: fc.string(), title: fc.string(), x: fc.jsonValue() })),
    );
    fc.assert(
      fc.property(anything, anything, fc.jsonValue(), (rooms, passages, outside) => {
        const read = paste(
          JSON.stringify({ format: 'trapdoor/map-part', system: 'trapped', places: rooms, ways: passages, outside }),
        );
        if (read === undefined || typeof read === 'string') return;
        const copies = copiesOfPart(form, whole, read);
        for (const [list, entries] of [
          [places, copies.places],
          [ways, copies.ways],
        ] as const) {
          expect(normaliseAny(list, entries as Json)).toEqual({ value: entries, issues: [] });
        }
      }),
    );
  });
});
