import { playersOf } from '@/lib/tabletop/table-size';
import type { Arena, Token } from '../schema';
import { COLOURS, SHAPES } from '../vocabulary';

/** Every number of players that there is a set of starts for. */
export function tablesOf(body: Pick<Arena, 'players'>): readonly number[] {
  const { min, max } = playersOf(body);
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** A token for each seat. Where the file has too few, a seat gets the usual one: of a shape that nobody has. */
export function tokensOf({ tokens }: Pick<Arena, 'tokens'>, players: number): readonly Token[] {
  const seats = tokens.slice(0, players);
  while (seats.length < players) seats.push(usualToken(seats));
  return seats;
}

/** A token that differs from some others in shape and colour, as long as there are such. */
export function usualToken(others: readonly Token[]): Token {
  const shape = SHAPES.find((each) => !others.some((token) => token.shape === each)) ?? SHAPES[0];
  const colour = COLOURS.find((each) => !others.some((token) => token.colour === each)) ?? COLOURS[0];
  const ids = SHAPES.flatMap((each) => [each, `${each}-2`]);
  const id = [shape, ...ids].find((each) => !others.some((token) => token.id === each)) ?? shape;
  return { id, name: '', shape, colour };
}
