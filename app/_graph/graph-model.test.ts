import { describe, expect, it } from 'vitest';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { choice, entry, group, line, list, ref, variant, variants } from '@/lib/schema/fields';
import { type ListShape, objectShapeOf } from '@/lib/schema/shape';
import {
  addEdge,
  componentsOf,
  edgesOnRoute,
  entryPath,
  type GraphConfig,
  graphOf,
  partOf,
  partsOf,
  refuseEdge,
  removeEdge,
  removeNodes,
  sayRoute,
  withEnds,
} from './graph-model';

const needs = (title: string) =>
  list(
    variants(
      [
        variant(
          'step',
          {
            step: ref('steps', { title: 'Step', description: 'Another step.', examples: ['a'] }),
            firm: choice(['yes', 'no'], { title: 'Firm', description: 'Whether.', labels: { yes: 'Yes', no: 'No' } }),
          },
          { title: 'Step', description: 'A step.' },
        ),
        variant(
          'tool',
          { tool: ref('tools', { title: 'Tool', description: 'A tool.', examples: ['t'] }) },
          { title: 'Tool', description: 'A tool.' },
        ),
      ],
      { title: 'Need', description: 'What comes first.' },
    ),
    { title, description: 'What comes first.', noun: 'need' },
  );

const { steps: shape, doors } = objectShapeOf(
  group(
    {
      doors: list(
        entry(
          { name: line({ title: 'Name', description: 'Its name.', examples: ['Gate'] }), all: needs('All of') },
          { title: 'Door', description: 'One door.' },
        ),
        { title: 'Doors', description: 'Doors.', noun: 'door' },
      ),
      steps: list(
        entry(
          {
            name: line({ title: 'Name', description: 'Its name.', examples: ['Dig'] }),
            any: needs('Any of'),
            all: needs('All of'),
            next: ref('steps', { title: 'Next', description: 'No list.', examples: ['b'] }),
          },
          { title: 'Step', description: 'One step.' },
        ),
        { title: 'Steps', description: 'Steps.', noun: 'step' },
      ),
    },
    { title: 'Body', description: 'A body.' },
  ),
).fields as { readonly steps: ListShape; readonly doors: ListShape };

const config: GraphConfig = {
  widget: 'graph',
  title: 'Steps',
  path: ['steps'],
  headline: 'name',
  edges: { list: 'all', to: 'step', given: { kind: 'step' } },
  places: ['stepPlaces'],
  empty: '',
};

const step = (id: string, all: readonly string[] = [], any: readonly string[] = []): Entry => ({
  id,
  name: id.toUpperCase(),
  all: all.map((to, i) => ({ id: `all${i}`, kind: 'step', step: to, firm: 'yes' })),
  any: any.map((to, i) => ({ id: `any${i}`, kind: 'step', step: to, firm: 'yes' })),
  next: '',
});
const graph = (...steps: Entry[]) => graphOf(config, shape, steps);
const body = (...steps: Entry[]): JsonObject => ({ steps });

describe('graphOf', () => {
  it('reads edges from every list that refers back, and marks the firm ones', () => {
    const { edges } = graph(step('a'), step('b', ['a']), step('c', ['b'], ['a']));
    expect(edges.map(({ from, to, firm }) => [from, to, firm])).toEqual([
      ['a', 'b', true],
      ['b', 'c', true],
      ['a', 'c', false],
    ]);
  });

  it('leaves out needs of other kinds and dangling references', () => {
    const odd: Entry = { ...step('b', ['gone']), any: [{ id: 'n', kind: 'tool', tool: 'a' }] };
    expect(graph(step('a'), odd).edges).toEqual([]);
  });

  it('names unnamed entries, and tolerates values that are not lists', () => {
    expect(graph({ ...step('a'), name: ' ' }).nodes[0]?.title).toBe('Unnamed step');
    expect(graphOf(config, shape, 'nonsense').nodes).toEqual([]);
    expect(graphOf(config, shape, undefined).edges).toEqual([]);
  });
});

describe('withEnds', () => {
  const withDoors = { ...config, ends: { path: ['doors'], headline: 'name', by: 'next' } };
  const ends = { shape: doors, root: ['body', 'doors'] };
  const steps = [step('a'), { ...step('b', ['a']), next: 'gate' }];
  const gate = {
    id: 'gate',
    name: '',
    all: [
      { id: 'n1', kind: 'step', step: 'a' },
      { id: 'n2', kind: 'step', step: 'gone' },
    ],
  };
  const whole = (...doors: Entry[]) => withEnds(graph(...steps), withDoors, ends, steps, doors);

  it('adds entries of another list last, with edges from those that they need and from those that lead there', () => {
    const { nodes, edges } = whole(gate);
    expect(nodes.at(-1)).toEqual({ id: 'doors-gate', title: 'Unnamed door', end: { id: 'gate', noun: 'door' } });
    expect(edges.slice(1)).toEqual([
      { id: 'doors-gate/all/n1', from: 'a', to: 'doors-gate', list: 'all', link: 'n1', firm: true },
      { id: 'b/next', from: 'b', to: 'doors-gate', list: 'next', link: undefined, firm: false },
    ]);
  });

  it('keeps them apart from an entry of the same id', () => {
    const both = whole({ ...gate, id: 'a' });
    expect(new Set(both.nodes.map(({ id }) => id)).size).toBe(3);
    expect(entryPath(both, ['body', 'steps'], ends, 'a')).toEqual(['body', 'steps', 'a']);
    expect(entryPath(both, ['body', 'steps'], ends, 'doors-a')).toEqual(['body', 'doors', 'a']);
  });

  it('removes edges in their own lists, and leaves fields that lead there', () => {
    const [, drawn, led] = whole(gate).edges;
    expect(drawn && removeEdge(['body', 'doors', 'gate'], drawn)).toEqual([
      { op: 'remove', path: ['body', 'doors', 'gate', 'all', 'n1'] },
    ]);
    expect(led && removeEdge(['body', 'doors', 'gate'], led)).toEqual([]);
  });

  it('deletes no link of theirs with an entry, since deleting names those that are left', () => {
    expect(removeNodes(whole(gate), ['steps'], ['a'])).toEqual([
      { op: 'remove', path: ['steps', 'b', 'all', 'all0'] },
      { op: 'remove', path: ['steps', 'a'] },
    ]);
  });

  it('are part of their own route', () => {
    const route = { id: 'gate', title: 'Gate', reachable: true, least: 1, exact: true, goals: ['a'] };
    expect(edgesOnRoute(route, whole(gate))).toEqual(new Set(['doors-gate/all/n1']));
    expect(edgesOnRoute({ ...route, id: 'other' }, whole(gate)).size).toBe(0);
  });
});

it('has connected components, whatever the direction of their edges', () => {
  const steps = graph(step('a'), step('b', ['d']), step('c'), step('d'), step('e', ['a', 'd']));
  expect(componentsOf(steps).map((ids) => [...ids].toSorted().join(''))).toEqual(['abde', 'c']);
  expect(partOf(steps, new Set(['d', 'b', 'c']))).toEqual(graph(step('b', ['d']), step('c'), step('d')));
});

it('has parts to read one by one: components, and last all nodes without edges', () => {
  const parts = partsOf(graph(step('a'), step('b'), step('c', ['d']), step('d')));
  expect(parts.map((ids) => [...ids].toSorted())).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
  expect(partsOf(graph())).toEqual([]);
});

describe('refuseEdge', () => {
  it('allows an edge that closes no cycle', () => {
    expect(refuseEdge(graph(step('a'), step('b', ['a']), step('c')), 'b', 'c')).toBeUndefined();
    expect(refuseEdge(graph(step('a'), step('b', ['a'])), 'a', 'c')).toBeUndefined();
  });

  it('names the whole cycle, the shortest one', () => {
    const steps = graph(step('a'), step('b', ['a']), step('c', ['b']), step('d', ['c', 'b']));
    expect(refuseEdge(steps, 'd', 'a')).toContain('“A” → “B” → “D” → “A”');
  });

  it('refuses an edge to itself and an edge that exists', () => {
    const steps = graph(step('a'), step('b', ['a']));
    expect(refuseEdge(steps, 'a', 'a')).toContain('itself');
    expect(refuseEdge(steps, 'a', 'b')).toContain('already');
  });

  it('lets alternatives run back, since another one may be enough', () => {
    expect(refuseEdge(graph(step('a', [], ['b']), step('b')), 'a', 'b')).toBeUndefined();
  });

  it('does not hang on an existing cycle', () => {
    expect(refuseEdge(graph(step('a', ['b']), step('b', ['a']), step('c')), 'c', 'a')).toBeUndefined();
  });
});

describe('patches', () => {
  it('adds an edge as a full entry that the schema accepts', () => {
    const [patch] = addEdge(config, shape, 'a', ['steps', 'b']);
    expect(patch).toMatchObject({
      op: 'insert',
      path: ['steps', 'b', 'all'],
      entry: { kind: 'step', step: 'a', firm: 'yes' },
    });
    const after = applyPatches(body(step('a'), step('b')), patch ? [patch] : []) as JsonObject;
    expect(graphOf(config, shape, after.steps).edges).toMatchObject([{ from: 'a', to: 'b', firm: true }]);
  });

  it('removes an edge', () => {
    const before = body(step('a'), step('b', ['a']));
    const [edge] = graphOf(config, shape, before.steps).edges;
    const after = applyPatches(before, edge ? removeEdge(['steps', 'b'], edge) : []) as JsonObject;
    expect(after).toEqual(body(step('a'), step('b')));
  });

  it('removes a node and all links to it', () => {
    const before = body(step('a'), step('b', ['a']), step('c', ['b'], ['a']));
    const after = applyPatches(
      before,
      removeNodes(graphOf(config, shape, before.steps), ['steps'], ['a']),
    ) as JsonObject;
    expect(graphOf(config, shape, after.steps)).toEqual(graph(step('b'), step('c', ['b'])));
  });
});

describe('routes', () => {
  const steps = graph(step('a'), step('b', ['a']), step('c'));
  const effort = { id: 'least', one: 'won conflict', many: 'won conflicts' };
  const route = { id: 'r', title: 'The pod', reachable: true, least: 2, exact: true, goals: ['a', 'b'] };

  it('are described in one sentence', () => {
    expect(sayRoute(route, effort, steps)).toBe('The pod: 2 won conflicts: A → B.');
    expect(sayRoute({ ...route, exact: false, least: 1, goals: [] }, effort, steps)).toBe(
      'The pod: at most 1 won conflict.',
    );
    expect(sayRoute({ ...route, reachable: false }, effort, steps)).toContain('nobody can get out');
  });

  it('mark the edges between their goals', () => {
    expect(edgesOnRoute(route, steps)).toEqual(new Set(['b/all/all0']));
    expect(edgesOnRoute(undefined, steps).size).toBe(0);
  });
});
