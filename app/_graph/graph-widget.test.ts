import { expect, it } from 'vitest';
import { joinByName, newNames } from '@/app/_widgets/paste-structure';
import type { Entry } from '@/lib/kernel/json';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import type { ListShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { systems } from '@/test/support/all-systems';
import { edgeListsOf, type GraphConfig } from './graph-model';
import { outlineStructure } from './graph-widget';

const [trapped] = systems;
if (!trapped) throw new Error('no game');
const { form, shape } = gameManifestOf(trapped);
const widgets = form.steps.flatMap((step) => step.widgets);
const graph = widgets.find((one): one is GraphConfig => one.widget === 'graph') as GraphConfig;
const listAt = (...path: readonly string[]) => shapeAt(shape, path, undefined) as ListShape;

const goals: readonly Entry[] = ['Row away', 'Find the oars', 'Dig'].map((title, i) => ({ id: `g${i}`, title }));
const outline = outlineStructure(graph, listAt('goals'), ['body', 'goals']);
const goalsAlong = (text: string, entries = goals) =>
  joinByName(outline, listAt('goals'), 'title', outline.read(text).joins)(entries);

it('makes a goal wait for those indented below it', () => {
  const { patches, said } = goalsAlong('row away\n  find the oars\n  Dig');
  expect(patches).toMatchObject([
    { op: 'insert', path: ['body', 'goals', 'g0', 'requires'], entry: { kind: 'goal', goal: 'g1' } },
    { op: 'insert', path: ['body', 'goals', 'g0', 'requires'], entry: { kind: 'goal', goal: 'g2' } },
  ]);
  expect(said).toBe('2 links between them.');
});

it('leaves out cycles and existing links', () => {
  expect(goalsAlong('Dig\n  Row away\n    Dig\nDig\n  Row away')).toMatchObject({
    patches: [{ path: ['body', 'goals', 'g2', 'requires'], entry: { goal: 'g0' } }],
    said: '1 link between them. 2 connections left out: they exist already, are impossible or exceed the limit.',
  });
});

it('finds a name that was truncated to fit its field', () => {
  const long = `${'Find the other oar '.repeat(40)}`.trim();
  const field = (listAt('goals').entry as { fields: Record<string, { max: number }> }).fields.title;
  const cut = [...goals, { id: 'long', title: long.slice(0, field?.max) }];
  expect(goalsAlong(`Dig\n  ${long}`, cut).patches).toHaveLength(1);
});

it('adds no joined name twice, but every name of an ordinary list', () => {
  expect(newNames(outline.read('Dig\n  Swim'), goals, 'title').names).toEqual(['Swim']);
  expect(newNames(outline.read('Dig\nSwim'), goals, 'title').names).toEqual(['Dig', 'Swim']);
});

it('adds no more links than the list holds, and quickly, however often a text repeats them', () => {
  const goalList = listAt('goals');
  const links = edgeListsOf(graph, goalList)[0]?.shape.max ?? 0;
  const many: readonly Entry[] = Array.from({ length: goalList.max }, (_, i) => ({ id: `g${i}`, title: `G${i}` }));
  const text = ['G0', ...many.slice(1).map(({ title }) => `  ${title}`)].join('\n');
  expect(links).toBeGreaterThan(1);
  expect(goalsAlong(text, many).patches).toHaveLength(Math.min(links, many.length - 1));
  expect(goalsAlong('G0\n  G1\nG1\n  G0\n'.repeat(5_000), many).patches).toHaveLength(1);
});
