import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import {
  ALL,
  aLink,
  BARE,
  graphOf,
  keyOf,
  type LinksConfig,
  linksOf,
  newTie,
  pairsShown,
  sayPair,
  sayTies,
  spareTie,
} from './links-model';

const widget: LinksConfig = {
  widget: 'links',
  title: 'Feelings',
  nodes: { path: ['cast'], headline: 'name' },
  links: { path: ['links'], a: 'from', b: 'to', by: 'colour', label: 'why', given: { sort: 'old' } },
  kinds: [
    { value: 'g', title: 'Green', look: 'solid', tone: 'good' },
    { value: 'o', title: 'Orange', look: 'dashed', tone: 'bad' },
  ],
  empty: 'Nobody cares.',
};

const cast = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: ' ' },
  { id: 'eve', name: 'Eve' },
];
const link = (id: string, from: unknown, to: unknown, colour = 'g', why = '') =>
  ({ id, from, to, colour, why }) as never;

const read = (...links: readonly never[]) => linksOf(widget, 'person', cast, links);

describe('links', () => {
  it('are grouped by pair, whichever end comes first', () => {
    const { pairs, strays } = read(
      link('1', 'bob', 'ann', 'o', ' Rude '),
      link('2', 'ann', 'bob'),
      link('3', 'ann', 'eve'),
    );
    expect(pairs.map((pair) => [sayPair(pair), pair.ties.map(({ id }) => id), sayTies(widget, pair)])).toEqual([
      ['Ann and Unnamed person', ['1', '2'], '1 green, 1 orange'],
      ['Ann and Eve', ['3'], '1 green'],
      ['Unnamed person and Eve', [], 'no links'],
    ]);
    expect(at(pairs, 0).ties[0]?.label).toBe('Rude');
    expect(strays).toEqual([]);
  });

  it('to the same person, to nobody or of no kind are kept apart', () => {
    const { pairs, strays } = read(
      link('1', 'ann', 'ann'),
      link('2', 'ann', 'ghost'),
      link('3', undefined, ''),
      link('4', 'ann', 'bob', 'blue'),
    );
    expect(strays).toEqual([
      { id: '1', why: 'self' },
      { id: '2', why: 'nobody' },
      { id: '3', why: 'nobody' },
      { id: '4', why: 'kind' },
    ]);
    expect(pairs.flatMap(({ ties }) => ties)).toEqual([]);
  });

  it('are empty without lists', () => {
    expect(linksOf(widget, 'person', undefined, null)).toEqual({ people: [], pairs: [], strays: [] });
  });

  it('become a graph', () => {
    const graph = graphOf(widget, read(link('1', 'bob', 'ann', 'o', 'Rude'), link('2', 'ann', 'bob', 'o')));
    expect(graph.nodes.map(({ label }) => label)).toEqual(['Ann', 'Unnamed person', 'Eve']);
    expect(graph.links).toEqual([
      { a: 'ann', b: 'bob', kind: 'o', count: 1, label: 'Rude' },
      { a: 'ann', b: 'bob', kind: 'o', count: 1 },
    ]);
  });

  it("start with the form's given values", () => {
    expect(newTie(widget, 'ann', 'eve', 'o')).toEqual({ sort: 'old', from: 'ann', to: 'eve', colour: 'o' });
  });

  it('lose the last one without a text first', () => {
    const ids = (...links: readonly never[]) => spareTie(at(read(...links).pairs, 0), 'g')?.id;
    const [labelled, plain, later] = [
      link('1', 'ann', 'bob', 'g', 'Kind'),
      link('2', 'ann', 'bob'),
      link('3', 'ann', 'bob', 'g', 'Wise'),
    ];
    expect(ids(labelled, plain, later)).toBe('2');
    expect(ids(labelled, later)).toBe('3');
    expect(ids(link('4', 'ann', 'bob', 'o'))).toBeUndefined();
  });

  it('can be filtered by person, or by pairs without links', () => {
    const { pairs } = read(link('1', 'ann', 'bob'));
    expect(pairsShown(pairs, ALL)).toHaveLength(3);
    expect(pairsShown(pairs, BARE).map(({ id }) => id)).toEqual([keyOf('eve', 'ann'), keyOf('bob', 'eve')]);
    expect(pairsShown(pairs, 'eve').map(({ id }) => id)).toEqual(['ann/eve', 'bob/eve']);
  });

  it('are named with the right article', () => {
    expect([aLink(widget, 'g'), aLink(widget, 'o')]).toEqual(['a green link', 'an orange link']);
  });
});
