import * as z from 'zod';
import { zombies } from '@/lib/systems/zombies';
import { codeOf } from '@/lib/systems/zombies/engine/codes';
import { compile } from '@/lib/systems/zombies/engine/compile';
import { type Game, NONE } from '@/lib/systems/zombies/engine/game';
import { agreementOf } from '@/lib/systems/zombies/play';
import { type Box, type Deck, schema } from '@/lib/systems/zombies/schema';
import { starterIn } from '@/test/support/starters';

const graveyard = starterIn(zombies, 'graveyard');

/** Default box of the vectors: six creatures, actions A1 to A7 and the Underdog Net. */
const usual: Box = schema.parse(graveyard.body);
const [deck] = usual.decks;
if (!deck) throw new Error('the box has a deck');
export const usualDeck: Deck = deck;

const usualOptions = { ...usual.options, pairBonus: usual.bonuses.pair, equalBonus: usual.bonuses.equal };
const optionsSchema = z.object({ ...schema.shape.options.shape, pairBonus: z.int(), equalBonus: z.int() });

/** Changes of a vector to the box. */
export interface Table {
  readonly decks?: readonly Deck[];
  readonly slots?: number;
  readonly rounds?: Box['rounds'];
  readonly options?: Partial<Box['options']>;
}

/** Compiles the game of a vector, with its options, its die and additional changes. */
export function gameOf(input: Readonly<Record<string, unknown>>, table: Table = {}): Game {
  const { sides } = z.object({ sides: z.int().default(usual.die.sides) }).parse(input);
  const { pairBonus, equalBonus, ...options } = optionsSchema.parse({
    ...usualOptions,
    ...z.object({}).loose().default({}).parse(input.options),
  });
  const body: Box = {
    ...usual,
    decks: [...(table.decks ?? [usualDeck])],
    slots: table.slots ?? usual.slots,
    die: { sides },
    rounds: table.rounds ?? usual.rounds,
    bonuses: { pair: pairBonus, equal: equalBonus },
    options: { ...options, ...table.options },
  };
  return compile(body, agreementOf(body));
}

const CODES = ['Z', 'N', 'D', 'X', 'Y'];

/** Returns default decks with the codes in a vector, with creatures and actions up to the highest named. */
export function decksFor(count: number, mentioned: unknown): readonly Deck[] {
  const cards = [...JSON.stringify(mentioned ?? []).matchAll(/"(?:([^".]+)\.)?([CA])(\d+)"/g)];
  const named = [...JSON.stringify(mentioned ?? []).matchAll(/"([^".]+)\.[CATSL]\d*"/g)].map(([, code = '']) => code);
  const codes = [...new Set([...named, ...CODES])].slice(
    0,
    Math.max(count, named.length > 0 ? 2 : 1, new Set(named).size),
  );
  const most = (letter: string) =>
    Math.max(0, ...cards.flatMap(([, , sort, n]) => (sort === letter ? [Number(n)] : [])));
  return codes.map((deckCode) => ({
    ...usualDeck,
    id: deckCode,
    deckCode,
    creatures: numbered(Math.max(usualDeck.creatures.length, most('C'))),
    actions: [
      ...usualDeck.actions,
      ...Array.from({ length: Math.max(0, most('A') - usualDeck.actions.length) }, (_, i) => ({
        ...(usualDeck.actions[0] as Deck['actions'][number]),
        id: `blank-${i}`,
        effect: '' as const,
      })),
    ],
  }));
}

/** Returns creatures 1 to `count`. */
export const numbered = (count: number): Deck['creatures'] =>
  Array.from({ length: count }, (_, i) => creature(`c${i + 1}`, i + 1));

export const creature = (id: string, number: number): Deck['creatures'][number] => ({
  id,
  name: id,
  number,
  picture: '',
  flavour: '',
});

/** Returns the card with a code; NONE for null, an empty slot. */
export function cardOf(game: Game, code: string | null): number {
  if (code === null) return NONE;
  const card = game.cards.findIndex((_, i) => codeOf(game, i) === code);
  if (card === NONE) throw new Error(`no card is called “${code}”`);
  return card;
}

/** Returns a slot by L, M or R of three, otherwise by its number from the left; NONE if it does not exist. */
export function slotOf(game: Game, name: unknown): number {
  const of = game.slots === 3 ? 'LMR'.indexOf(String(name)) : -1;
  if (typeof name === 'string' && name.length === 1 && of !== -1) return of;
  const number = Number(name);
  return Number.isInteger(number) && number >= 1 && number <= game.slots ? number - 1 : NONE;
}
