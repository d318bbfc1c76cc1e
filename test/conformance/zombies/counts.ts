import * as z from 'zod';
import { fraction } from '@/lib/kernel/fraction';
import { NONE, SORTS } from '@/lib/systems/zombies/engine/game';
import { setup } from '@/lib/systems/zombies/engine/setup';
import { trappingSides } from '@/lib/systems/zombies/rules/cards';
import type { Operations } from '../vectors';
import { cardOf, decksFor, gameOf, numbered, usualDeck } from './notation';
import { type Stage, seatOf, springOne, staged } from './stage';

const decksInput = z.object({ decks: z.int().min(1) });

/** Plays rounds of one turn each, in which a whole row is TRAP! cards. */
function rush(
  input: Readonly<Record<string, unknown>>,
  seats: readonly string[],
  first: string,
  rounds: number,
): Stage {
  const game = gameOf(input, {
    decks: [{ ...usualDeck, creatures: numbered(rounds) }],
    rounds: { single: rounds, multi: rounds },
    options: { maxTurnsPerRound: 1, roundReset: 'keep' },
  });
  const stage = staged(game, seats, first);
  const trap = cardOf(game, 'T');
  stage.state.rows.fill(trap);
  stage.state.draw.push(...Array.from({ length: 2 * rounds }, () => trap));
  return stage;
}

/** Operations about the contents of the box, dealing, the number of rounds and their openers. */
export const counts: Operations = {
  deck(input) {
    const { decks } = decksInput.parse(input);
    const { pile, cards, rounds } = gameOf(input, { decks: decksFor(decks, input) });
    const counted = SORTS.map((sort) => [sort, pile.filter((card) => cards[card]?.sort === sort).length] as const);
    return { ...Object.fromEntries(counted), total: pile.length, rounds, dice: 1 };
  },

  deal(input) {
    const slotsInput = z.object({ slots: z.int().default(3) });
    const { slots: usual } = slotsInput.parse(input);
    const dealCase = decksInput.extend({ players: z.int().min(1), slots: z.int().default(usual) });
    const { cases } = z.object({ cases: z.array(dealCase) }).parse(input);
    const dealt = cases.map(({ decks, players, slots }) => {
      const state = setup(gameOf(input, { decks: decksFor(decks, []), slots }), players, 1);
      return { rows: state.rows.filter((card) => card !== NONE).length, draw: state.draw.length };
    });
    return { dealt: dealt.map(({ rows }) => rows), drawPile: dealt.map(({ draw }) => draw) };
  },

  rounds(input) {
    const { cases } = z.object({ cases: z.array(z.int().min(1)) }).parse(input);
    return { rounds: cases.map((decks) => gameOf(input, { decks: decksFor(decks, []) }).rounds) };
  },

  starters(input) {
    const { seats, first, rounds } = z
      .object({ seats: z.array(z.string()).min(1), first: z.string(), rounds: z.int().min(1) })
      .parse(input);
    const stage = rush(input, seats, first, rounds);
    const starters = [seatOf(seats, first)];
    while (starters.length < rounds) {
      springOne(stage);
      starters.push(stage.state.starter);
    }
    return { starters: starters.map((seat) => seats[seat]) };
  },

  trapOdds(input) {
    const { numbers, sides } = z.object({ numbers: z.array(z.int()), sides: z.int().optional() }).parse(input);
    const favourable = numbers.map((number) => trappingSides(number, sides ?? 6));
    return sides === undefined
      ? { sixths: favourable }
      : { fractions: favourable.map((count) => fraction(count, sides)) };
  },
};
