import { expect, it } from 'vitest';
import { joinByName } from '@/app/_widgets/paste-structure';
import type { Entry, Json } from '@/lib/kernel/json';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { systems } from '@/test/support/all-systems';
import type { MapConfig } from './map-model';
import { waysStructure } from './map-widget';

const [trapped] = systems;
if (!trapped) throw new Error('no game');
const { form, shape } = gameManifestOf(trapped);
const widgets = form.steps.flatMap((step) => step.widgets);
const map = widgets.find((one): one is MapConfig => one.widget === 'map') as MapConfig;
const listAt = (...path: readonly string[]) => shapeAt(shape, path, undefined) as ListShape;

it('makes a passage at each arrow, and only one for both directions', () => {
  const [places, ways] = [listAt('map', 'rooms'), listAt('map', 'passages')];
  const rooms: readonly Entry[] = ['Hall', 'Stairs', 'Cellar'].map((title, i) => ({ id: `r${i}`, title }));
  const existing: Json = [{ id: 'p', a: 'r1', b: 'r0' }];
  const structure = waysStructure(map, { places, ways }, ['body', 'map', 'passages'], () => existing);
  const join = joinByName(
    structure,
    places,
    'title',
    structure.read('Hall -> Stairs -> cellar\nCellar → Stairs').joins,
  );
  expect(join(rooms)).toMatchObject({
    patches: [{ op: 'insert', path: ['body', 'map', 'passages'], entry: { a: 'r1', b: 'r2' } }],
    said: '1 passage between them. 2 connections left out: they exist already, are impossible or exceed the limit.',
  });
});

it('adds no more passages than the list holds, and quickly, however often a text repeats them', () => {
  const [places, ways] = [listAt('map', 'rooms'), listAt('map', 'passages')];
  const rooms: readonly Entry[] = Array.from({ length: places.max }, (_, i) => ({ id: `r${i}`, title: `R${i}` }));
  const structure = waysStructure(map, { places, ways }, ['body', 'map', 'passages'], () => []);
  const everyPair = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b) => `${a.title}->${b.title}`));
  const { patches } = joinByName(structure, places, 'title', structure.read(everyPair.join('\n')).joins)(rooms);
  expect(patches).toHaveLength(Math.min(ways.max, everyPair.length));
});
