import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBody } from '@/test/support/mothership/build';
import { compile } from '../engine/compile';
import { distancesTo, FAR } from '../engine/distance';
import { type Game, NONE } from '../engine/game';
import { layoutFacts } from '../layout-facts';
import { schema } from '../schema';
import { cellsOfRows, formatPlace, parsePlace } from './cells';

const gameOf = (rows: readonly string[]) => compile(schema.parse(buildBody({ layout: cellsOfRows(rows) })));
const sign = fc.constantFrom('#', '#', '#', '.', 'S', 'F');
const rows = fc.array(
  fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join('')),
  { maxLength: 5 },
);

describe('places', () => {
  it.each([
    ['A1', { x: 0, y: 0 }],
    ['Z26', { x: 25, y: 25 }],
    ['B27', undefined],
    ['A0', undefined],
    ['A01', undefined],
    ['a1', undefined],
    ['AA1', undefined],
    ['', undefined],
  ])('%s', (id, spot) => {
    expect(parsePlace(id)).toEqual(spot);
    if (spot) expect(formatPlace(spot)).toBe(id);
  });

  it('are parsed from rows of text', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const read = cellsOfRows(given).map(({ id, kind }) => ({ ...parsePlace(id), kind }));
        const signs = given.flatMap((row, y) => [...row.replaceAll(' ', '')].map((sign, x) => ({ sign, x, y })));
        const placed = signs.filter(({ sign }) => sign !== '.');
        expect(read).toEqual(
          placed.map(({ sign, x, y }) => ({ x, y, kind: { '#': 'tile', S: 'start', F: 'finish' }[sign] })),
        );
      }),
    );
  });
});

/** Compares the layout facts with a brute-force search. */
describe('layoutFacts()', () => {
  const all = (game: Game) => Array.from({ length: game.cells }, () => 0);
  const without = (game: Game, cell: number) => all(game).map((tile, i) => (i === cell ? NONE : tile));

  it('finds the tiles whose loss splits the ship', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const game = gameOf(given);
        // Connected components, with the finish as walkable as the start.
        const parts = (gone: number) => {
          const seen = new Set<number>([gone]);
          let count = 0;
          for (let from = 0; from < game.places; from++) {
            if (seen.has(from) || (from >= game.cells && !game.neighbours[from]?.length)) continue;
            count++;
            const queue = [from];
            seen.add(from);
            for (const place of queue) {
              for (const next of game.neighbours[place] ?? []) {
                if (seen.has(next)) continue;
                seen.add(next);
                queue.push(next);
              }
            }
          }
          return count;
        };
        const whole = parts(NONE);
        const alone = (cell: number) => game.neighbours[cell]?.length === 0;
        // An isolated tile is a component of its own, so its loss does not split the ship.
        const cut = all(game).flatMap((_, cell) => (!alone(cell) && parts(cell) > whole ? [cell] : []));
        expect(layoutFacts(game).cutTiles).toEqual(cut);
      }),
    );
  });

  it('finds tiles that depend on a single other one while the finish is shut', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const game = gameOf(given);
        const reached = distancesTo(game, all(game), [game.start]);
        const lifelines = all(game).flatMap((_, cell) => {
          const left = distancesTo(game, without(game, cell), [game.start]);
          const cutOff = all(game).flatMap((_, other) =>
            other !== cell && (reached[other] ?? FAR) < FAR && (left[other] ?? FAR) >= FAR ? [other] : [],
          );
          return cutOff.length > 0 ? [{ cell, cutOff }] : [];
        });
        expect(layoutFacts(game).lifelines).toEqual(lifelines);
      }),
    );
  });
});
