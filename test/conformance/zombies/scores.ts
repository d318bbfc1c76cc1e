import * as z from 'zod';
import { type Game, NONE } from '@/lib/systems/zombies/engine/game';
import { lockError } from '@/lib/systems/zombies/engine/score';
import type { State } from '@/lib/systems/zombies/engine/state';
import { View } from '@/lib/systems/zombies/engine/view';
import { outcomeOf } from '@/lib/systems/zombies/playtest/endings';
import type { Deck } from '@/lib/systems/zombies/schema';
import type { Operations } from '../vectors';
import { cardOf, creature, decksFor, gameOf, usualDeck } from './notation';
import { lay, luckOf, make, type Stage, springOne, staged } from './stage';

const groups = z.array(z.array(z.string()));
const savedSchema = z.object({ id: z.string(), deck: z.string(), number: z.int() });
const holdingSchema = z.object({ saved: z.array(savedSchema), locks: groups.default([]) });
const lockCase = z.object({ saved: z.array(savedSchema), existing: groups.default([]), assign: z.array(z.string()) });
type Saved = z.infer<typeof savedSchema>;

/** Builds decks with only these creatures, each once. */
function decksOf(creatures: readonly Saved[]): readonly Deck[] {
  const codes = [...new Set(creatures.map(({ deck }) => deck))];
  const decks = codes.map((deckCode) => {
    const own = creatures.filter(({ deck }) => deck === deckCode);
    const once = own.filter(({ id }, i) => own.findIndex((one) => one.id === id) === i);
    return { ...usualDeck, id: deckCode, deckCode, creatures: once.map(({ id, number }) => creature(id, number)) };
  });
  return decks.length > 0 ? decks : [usualDeck];
}

const cardCalled = ({ body, cards }: Game, id: string): number =>
  cards.findIndex(({ sort, deck, index }) => sort === 'creature' && body.decks[deck]?.creatures[index]?.id === id);

/** Gives a player saved creatures and locks. */
function endow(game: Game, state: State, seat: number, saved: readonly Saved[], locks: readonly (readonly string[])[]) {
  const card = game.cards.findIndex(({ sort }) => sort === 'linkLock');
  state.saved[seat]?.push(...saved.map(({ id }) => cardCalled(game, id)));
  const laid = locks.map((ids) => ({ card, creatures: ids.map((id) => cardCalled(game, id)) }));
  state.locks[seat]?.push(...laid);
}

function scoreIn(input: Readonly<Record<string, unknown>>, holding: unknown): number {
  const { saved, locks } = holdingSchema.parse(holding);
  const { game, state } = staged(gameOf(input, { decks: decksOf(saved) }), ['A', 'B'], 'A');
  endow(game, state, 0, saved, locks);
  return new View(game, state, 'table').scoreOf(0);
}

function lockErrorIn(input: Readonly<Record<string, unknown>>, given: unknown): string | null {
  const { saved, existing, assign } = lockCase.parse(given);
  const { game, state } = staged(gameOf(input, { decks: decksOf(saved) }), ['A', 'B'], 'A');
  endow(game, state, 0, saved, existing);
  return (
    lockError(
      game,
      state,
      0,
      assign.map((id) => cardCalled(game, id)),
    ) ?? null
  );
}

/** Result of one attempt to steal with Grave Robber. */
function theft(input: Readonly<Record<string, unknown>>, code: string): string {
  const { victimSaved, locks } = z.object({ victimSaved: z.array(z.string()), locks: groups.default([]) }).parse(input);
  const game = gameOf(input, { decks: decksFor(1, input) });
  const stage = staged(game, ['thief', 'victim'], 'thief');
  const all = (codes: readonly string[]) => codes.map((one) => cardOf(game, one));
  const card = game.cards.findIndex(({ sort }) => sort === 'linkLock');
  stage.state.saved[1]?.push(...all(victimSaved));
  stage.state.locks[1]?.push(...locks.map((group) => ({ card, creatures: all(group) })));
  lay(stage, 0, [game.cards.findIndex(({ effect }) => effect === 'steal')]);
  make(stage, { type: 'flip', slot: 0 });
  const creature = cardOf(game, code);
  const refusal = make(stage, { type: 'play', effect: 'steal', opponent: 1, creature });
  return refusal ?? (stage.state.saved[0]?.includes(creature) ? 'stolen' : 'nothing');
}

/** Stages the last turn of a game with these saved creatures and nothing else. */
function lastTurn(input: Readonly<Record<string, unknown>>): {
  readonly stage: Stage;
  readonly scores: readonly number[];
} {
  const { seats, players, dice } = z
    .object({
      seats: z.array(z.string()).min(1),
      players: z.record(z.string(), holdingSchema),
      dice: z.array(z.int()).default([]),
    })
    .parse(input);
  const decks = decksOf(Object.values(players).flatMap(({ saved }) => saved));
  const game = gameOf(input, { decks, options: { maxTurnsPerRound: 1 } });
  const [first = ''] = seats;
  const stage = { ...staged(game, seats, first), luck: luckOf({ dice }) };
  const { state } = stage;
  for (const [seat, name] of seats.entries()) {
    const { saved = [], locks = [] } = players[name] ?? {};
    endow(game, state, seat, saved, locks);
  }
  state.rows.fill(game.cards.findIndex(({ sort }) => sort === 'trap'));
  state.round = game.rounds;
  const view = new View(game, state, 'table');
  return { stage, scores: seats.map((_, seat) => view.scoreOf(seat)) };
}

/** Operations about points, protection of creatures, and winning. */
export const scores: Operations = {
  score: (input) => ({ score: scoreIn(input, input) }),
  scores: (input) => ({
    scores: z
      .object({ cases: z.array(z.unknown()) })
      .parse(input)
      .cases.map((one) => scoreIn(input, one)),
  }),
  lockErrors: (input) => ({
    errors: z
      .object({ cases: z.array(z.unknown()) })
      .parse(input)
      .cases.map((one) => lockErrorIn(input, one)),
  }),
  steal: (input) => ({
    results: z
      .object({ cases: z.array(z.string()) })
      .parse(input)
      .cases.map((one) => theft(input, one)),
  }),

  winners(input) {
    const { stage, scores } = lastTurn(input);
    springOne(stage);
    const { game, state, seats } = stage;
    const winners = outcomeOf(game, state)?.winners ?? [NONE];
    return {
      scores: Object.fromEntries(seats.map((name, seat) => [name, scores[seat]])),
      winners: seats.filter((_, seat) => winners.includes(seat)),
    };
  },
};
