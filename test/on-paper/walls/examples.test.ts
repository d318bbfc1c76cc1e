import { describe, expect, it } from 'vitest';
import type { Direction } from '@/lib/kernel/tiling';
import type { Block } from '@/lib/kit/blocks';
import { formatPlace } from '@/lib/kit/grid';
import { buildKit } from '@/lib/systems/walls/kit';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import vectors from '@/test/conformance/vectors/walls.json' with { type: 'json' };
import { kitsOf } from '@/test/support/kits-of';
import { starterOf } from '@/test/support/starters';

const standard = await starterOf('walls', 'walls-standard');

const HEADER = { title: '', authors: [], licence: '', language: 'en', summary: '' };
const usual: Arena = schema.parse(standard.body);
const { made } = kitsOf(HEADER, buildKit);

/** A figure with its text. */
interface Example {
  readonly title: string;
  readonly size: readonly [columns: number, rows: number];
  /** Cells of tokens, by shape. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly walls: readonly string[];
  readonly walledTiles: readonly string[];
  /** Labels by tile. */
  readonly labels: Readonly<Record<string, string>>;
  readonly says: readonly string[];
}

function examplesUnder(options: Partial<Arena['options']> = {}, more: Partial<Arena> = {}): readonly Example[] {
  const body = { ...usual, ...more, options: { ...usual.options, ...options } };
  const sheet = made(body).pieces.find(({ id }) => id === 'examples');
  if (sheet?.kind !== 'document') throw new Error('no sheet');
  return sheet.copies.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.block === 'columns' ? block.columns.map((column) => exampleOf(column.blocks)) : [],
    ),
  );
}

function exampleOf(blocks: readonly Block[]): Example {
  const [heading, figure, ...rest] = blocks;
  if (heading?.block !== 'heading' || figure?.block !== 'figure' || figure.figure.figure !== 'grid') {
    throw new Error('no example');
  }
  const { columns, rows, squares, walls = [] } = figure.figure.grid;
  const byTile = (pick: (square: (typeof squares)[number]) => string | undefined) =>
    squares.flatMap((square) => {
      const value = pick(square);
      return value === undefined ? [] : [[formatPlace(square), value] as const];
    });
  return {
    title: heading.text,
    size: [columns, rows],
    tokens: Object.fromEntries(
      byTile(({ icon }) => (icon?.startsWith('shape-') ? icon.slice('shape-'.length) : undefined)).map(([a, b]) => [
        b,
        a,
      ]),
    ),
    walls: walls.map((ends) => ends.map(formatPlace).join('|')),
    walledTiles: byTile(({ tone }) => tone).map(([place]) => place),
    labels: Object.fromEntries(byTile(({ label }) => label)),
    says: rest.flatMap((block) =>
      block.block === 'list'
        ? block.items.map(({ markdown }) => markdown.replaceAll('**', ''))
        : block.block === 'text'
          ? [block.markdown.replaceAll('**', '')]
          : [],
    ),
  };
}

function caseOf(id: string) {
  const found = vectors.vectors.find((vector) => vector.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

interface Evaluated {
  readonly input: {
    readonly width: number;
    readonly height: number;
    readonly walls: readonly string[];
    readonly tokens: Readonly<Record<string, string>>;
  };
  readonly expect: {
    readonly sections: readonly {
      readonly tokens: readonly string[];
      readonly tiles: number;
      readonly empty: number;
    }[];
    readonly trapped: readonly string[];
    readonly winner: string | null;
  };
}

interface Stopped {
  readonly input: {
    readonly walls: readonly string[];
    readonly at: string;
    readonly arrows: readonly Direction[];
    readonly others: readonly string[];
  };
  readonly expect: { readonly stops: readonly { readonly moves: number; readonly at: string }[] };
}

describe('the example sheet', () => {
  it.each([
    ['WA-01', 0, 'The Triangle is Trapped'],
    ['WA-02', 1, 'The Hexagon wins'],
    ['WA-03', 2, 'Nobody is Trapped'],
  ])('shows the check of %s as in the rules', (id, place, title) => {
    const { input, expect: expected } = caseOf(id) as unknown as Evaluated;
    const example = examplesUnder()[place];
    expect(example).toMatchObject({ title, size: [input.width, input.height], tokens: input.tokens });
    expect(example?.walls.toSorted()).toEqual(input.walls.toSorted());
    for (const { tokens, tiles, empty } of expected.sections) {
      const line = example?.says.find((words) => tokens.every((token) => words.toLowerCase().includes(token)));
      expect(line).toMatch(new RegExp(`: ${tiles} tiles, ${empty} of them empty\\.$`));
    }
    expect(expected.trapped.length === 0).toBe(title.startsWith('Nobody'));
    expect(expected.winner !== null).toBe(title.endsWith('wins'));
  });

  it.each([
    ['WA-10', 3],
    ['WA-11', 4],
    ['WA-14', 5],
  ])('shows the stops of %s', (id, place) => {
    const { input, expect: expected } = caseOf(id) as unknown as Stopped;
    const example = examplesUnder()[place];
    expect(example?.walls).toEqual(input.walls);
    expect(Object.values(example?.tokens ?? {}).toSorted()).toEqual([input.at, ...input.others].toSorted());
    expect(example?.says[0]).toContain(input.arrows.map((arrow, i) => `${i + 1} ${arrow}`).join(', '));
    expect(example?.says.slice(1).map((words) => words.slice(0, 2))).toEqual(expected.stops.map(({ at }) => at));
    const moved = expected.stops.filter(({ moves }) => moves > 0);
    expect(example?.labels).toEqual(Object.fromEntries(moved.map(({ at, moves }) => [at, String(moves)])));
  });

  it('follows the house rules, like the engine', () => {
    const ends = (options: Partial<Arena['options']>, place: number, more: Partial<Arena> = {}) =>
      examplesUnder(options, more)
        [place]?.says.slice(1)
        .map((words) => words.slice(0, 2));
    expect(ends({ onBlocked: 'stop' }, 4)).toEqual(['B2']);
    expect(ends({ mayStop: false }, 3)).toEqual(['C3']);
    expect(ends({ maySkipFirst: true }, 3)).toEqual(['B2', 'C2', 'C3', 'B3']);
    expect(ends({ occupancy: 'everyStep' }, 5)).toEqual(['A1']);
    expect(ends({}, 3, { arrows: 1 })).toEqual(['B2', 'C2']);
    expect(ends({}, 5, { arrows: 3 })).toEqual(['A1', 'C1', 'C2']);
  });

  it('has walled tiles where walls fill tiles, and the same counts', () => {
    const [first, second, third, , blocked] = examplesUnder({ wallKind: 'tile' });
    expect([first, second, third].map((example) => example?.title)).toEqual([
      'The Triangle is Trapped',
      'The Hexagon wins',
      'Nobody is Trapped',
    ]);
    expect([first, second, third].map((example) => example?.walledTiles)).toEqual([
      ['B1', 'B2', 'B3'],
      ['A2', 'B2', 'C2', 'D2'],
      ['C1', 'C2', 'C3', 'C4'],
    ]);
    expect(first?.says.slice(0, 2)).toEqual([
      'The Triangle: 3 tiles, 2 of them empty.',
      'The Hexagon and the Circle: 9 tiles, 7 of them empty.',
    ]);
    expect(blocked).toMatchObject({ walls: [], walledTiles: ['C2'], labels: { B3: '1' } });
  });

  it('says the same on hexagons', () => {
    const hexagons = examplesUnder({}, { board: { topology: 'hex', columns: 7, rows: 7 } });
    expect(hexagons.slice(0, 3).map(({ title }) => title)).toEqual(
      examplesUnder()
        .slice(0, 3)
        .map(({ title }) => title),
    );
    expect(hexagons[0]?.walls).toEqual(['A1|B1', 'A2|B1', 'A2|B2', 'A2|B3', 'A3|B3']);
    expect(hexagons[3]?.says[0]).toContain('1 E, 2 SE');
  });
});
