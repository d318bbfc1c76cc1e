import * as z from 'zod';
import type { SuperTrap } from '@/lib/systems/zombies/schema';
import { WHENS } from '@/lib/systems/zombies/vocabulary';
import type { Operations } from '../vectors';
import { cardOf, creature, gameOf, numbered, usualDeck } from './notation';
import { lay, make, must, seatOf, staged } from './stage';

const whenSchema = z.union([
  z.enum(WHENS),
  z.object({ roundAtLeast: z.int() }),
  z.object({ rowHasCreature: z.literal(true) }),
]);
const cardSchema = z.object({
  when: whenSchema,
  gain: z
    .object({
      rollBonus: z.int().default(0),
      autoTrap: z.boolean().default(false),
      reroll: z.int().default(0),
      keepsNonTarget: z.boolean().default(false),
    })
    .prefault({}),
  otherwise: z.enum(['plainTrap', 'discard']),
});
const caseSchema = z.object({
  scores: z.record(z.string(), z.int()),
  by: z.string(),
  number: z.int(),
  roll: z.int().optional(),
  rolls: z.array(z.int()).optional(),
  steady: z.int().default(0),
  round: z.int().default(1),
  /** Other face-down cards of the player who flips the trap. */
  row: z.array(z.string()).default([]),
});
type Case = z.infer<typeof caseSchema>;

/** Builds a Super Trap; the Underdog Net by default. */
function superTrapOf(given: unknown): SuperTrap {
  const [net] = usualDeck.superTraps;
  if (!net) throw new Error('the deck has a Super Trap');
  if (given === undefined) return net;
  const { when, gain, otherwise } = cardSchema.parse(given);
  const card = { ...net, gain, otherwise };
  if (typeof when === 'string') return { ...card, when };
  return 'roundAtLeast' in when
    ? { ...card, when: 'roundAtLeast', round: when.roundAtLeast }
    : { ...card, when: 'rowHasCreature' };
}

/** Springs a trap on another player's creature. Tells whether it is trapped. */
function springs(input: Readonly<Record<string, unknown>>, code: 'T' | 'S', given: Case): boolean {
  const seats = [...new Set([given.by, ...Object.keys(given.scores), 'somebody'])].slice(
    0,
    Math.max(2, Object.keys(given.scores).length),
  );
  // Scores are creatures with that number.
  const points = seats.map((name) => creature(`points-${name}`, given.scores[name] ?? given.scores[given.by] ?? 0));
  const prey = creature('prey', given.number);
  const game = gameOf(input, {
    decks: [{ ...usualDeck, creatures: [...numbered(6), ...points, prey], superTraps: [superTrapOf(input.card)] }],
    slots: given.row.length + 1,
  });
  const stage = staged(game, seats, given.by, { dice: given.rolls ?? (given.roll === undefined ? [] : [given.roll]) });
  const { state } = stage;
  const creatures = game.cards.flatMap(({ sort }, card) => (sort === 'creature' ? [card] : []));
  for (const [seat, { number }] of points.entries()) {
    const card = creatures[numbered(6).length + seat];
    if (number > 0 && card !== undefined) state.saved[seat]?.push(card);
  }
  const by = seatOf(seats, given.by);
  state.round = given.round;
  state.steady[by] = given.steady;
  lay(
    stage,
    by,
    [code, ...given.row].map((one) => cardOf(game, one)),
  );
  const victim = seats.findIndex((name) => name !== given.by);
  lay(stage, victim, [creatures.at(-1) ?? 0]);
  must(stage, { type: 'flip', slot: 0 });
  // A trap that is discarded at once is never aimed.
  make(stage, { type: 'aim', player: victim, slot: 0 });
  return stage.events.some(({ type }) => type === 'caught');
}

/** Operations about traps. */
export const traps: Operations = {
  trapRoll(input) {
    const { number, rolls, steady } = z
      .object({ number: z.int(), rolls: z.array(z.int()), steady: z.int().default(0) })
      .parse(input);
    const plain = { scores: { A: 0, B: 0 }, by: 'A', number, steady, round: 1, row: [] };
    return { trapped: rolls.map((roll) => springs(input, 'T', { ...plain, roll })) };
  },

  superTrap(input) {
    const { cases } = z.object({ cases: z.array(caseSchema) }).parse(input);
    return { trapped: cases.map((one) => springs(input, 'S', one)) };
  },
};
