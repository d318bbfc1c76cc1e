// @module-tag soak

import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { sumOf } from '@/lib/kernel/sums';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { soaked } from '@/test/support/soak';
import { starterOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import { type Move, NONE, UNSEEN } from '../engine/game';
import { filterEvent, type LogEvent } from '../engine/log';
import { moves } from '../engine/play';
import { bareState } from '../engine/setup';
import type { State } from '../engine/state';
import { View } from '../engine/view';
import { agreementOf, play } from '../play';
import { schema } from '../schema';
import { bots } from '.';
import { Memory } from './memory';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const body = schema.parse(graveyard.body);
const game = compile(body, agreementOf(body));
const cardOf = (sort: string, index = 0) => game.cards.findIndex((card) => card.sort === sort && card.index === index);
const TRAP = cardOf('trap');
const LOCK = cardOf('linkLock');
const creature = (number: number) => cardOf('creature', number - 1);
const action = (effect: string) => game.cards.findIndex((card) => card.effect === effect);

/** A state in which the first player is to move in `round`; all cards not in `rows` or `rest` are in the draw pile. */
function stage(round: number, rows: readonly (readonly number[])[], rest: Partial<State> = {}): State {
  const laid = rows.flat();
  const draw = game.pile.slice();
  for (const card of [...laid, ...(rest.saved ?? []).flat(), rest.flipped ?? NONE]) {
    if (card !== NONE) draw.splice(draw.indexOf(card), 1);
  }
  return {
    ...bareState(game, rows.length, 1),
    phase: 'flip',
    round,
    active: 0,
    starter: 0,
    opener: 0,
    placing: rows.map(() => false),
    rows: [...laid],
    draw,
    ...rest,
  };
}

/** Returns the decision of a bot in the first seat after it has heard these events. */
function decisionOf(id: string, state: State, heard: readonly LogEvent[] = [], seed = 1): Move {
  const kind = bots.find((bot) => bot.id === id);
  if (!kind) throw new Error(`${id} is a bot`);
  const bot = kind.seat(game, 0, seed);
  for (const event of heard) bot.observe?.(filterEvent(event, 0));
  return bot.decide(new View(game, state, 0), () => moves(game, state, 0));
}

const escaped = (player: number, slot: number, card: number): readonly LogEvent[] => [
  { type: 'uncovered', seat: 0, player, slot, card },
  { type: 'turnedBack', player, slot, card },
];

describe('a hunter', () => {
  it('has no false memories, and remembers much that others forget', () => {
    let known = 0;
    for (const [seed, starter] of [graveyard, both].entries()) {
      for (const players of [2, 3, 4]) {
        const lineup = lineUp(play, schema.parse(starter.body), { players, bots: ['hunter', 'random'] });
        const memories = Array.from({ length: players }, () => new Memory(lineup.game as typeof game));
        playOne(lineup, seed, {
          onEvent: (event) => {
            for (const [seat, memory] of memories.entries()) memory.hear(filterEvent(event as LogEvent, seat));
          },
          beforeMove: (given) => {
            const { rows } = given as State;
            for (const [seat, memory] of memories.entries()) {
              for (const [place, card] of rows.entries()) {
                const remembered = at(memory.cards, place);
                if (remembered === UNSEEN || Math.floor(place / game.slots) === seat) continue;
                expect(remembered).toBe(card);
                known++;
              }
            }
          },
        });
      }
    }
    expect(known).toBeGreaterThan(1_000);
  });

  it('keeps the highest creature and discards a harmless card', () => {
    const state = stage(2, [
      [creature(6), TRAP, creature(5)],
      [TRAP, TRAP, TRAP],
    ]);
    expect(decisionOf('hunter', state)).toEqual({ type: 'flip', slot: 1 });
  });

  it('ends the round with the target in hand while nobody else can have a higher creature', () => {
    const row = [creature(2), creature(6), TRAP];
    expect(decisionOf('hunter', stage(2, [row, [TRAP, TRAP, TRAP]]))).toEqual({ type: 'flip', slot: 0 });
  });

  it('does not end the round while an opponent is known to have a higher creature', () => {
    const state = stage(2, [
      [creature(2), creature(4), TRAP],
      [TRAP, creature(6), TRAP],
    ]);
    expect(decisionOf('hunter', state, escaped(1, 1, creature(6)))).toEqual({ type: 'flip', slot: 2 });
  });

  it('aims where a creature escaped; a forgetful one aims anywhere', () => {
    const rows = [
      [creature(6), NONE, TRAP],
      [TRAP, TRAP, creature(3)],
    ];
    const state = stage(3, rows, { phase: 'aim', flipped: TRAP, slot: 1 });
    const heard = escaped(1, 2, creature(3));
    expect(decisionOf('hunter', state, heard)).toEqual({ type: 'aim', player: 1, slot: 2 });
    const aims = Array.from({ length: 30 }, (_, seed) => JSON.stringify(decisionOf('forgetful', state, heard, seed)));
    expect(new Set(aims).size).toBe(3);
  });

  it('targets a creature above its own, even after that was swapped', () => {
    const rows = [
      [creature(4), NONE, TRAP],
      [TRAP, TRAP, TRAP],
      [TRAP, creature(6), TRAP],
    ];
    const state = stage(2, rows, { phase: 'play', flipped: action('bury'), slot: 1 });
    const swapped: LogEvent = {
      type: 'swapped',
      seat: 1,
      mine: 0,
      opponent: 2,
      theirs: 1,
      gave: creature(6),
      got: TRAP,
    };
    const heard = [...escaped(1, 0, creature(6)), swapped];
    expect(decisionOf('hunter', state, heard)).toMatchObject({ effect: 'bury', opponent: 2, slot: 1 });
  });

  it('swaps a worthless card for a known creature', () => {
    const rows = [
      [NONE, TRAP, creature(1)],
      [TRAP, creature(6), TRAP],
    ];
    const state = stage(2, rows, { phase: 'play', flipped: action('swap'), slot: 0 });
    const heard = escaped(1, 1, creature(6));
    expect(decisionOf('hunter', state, heard)).toMatchObject({ effect: 'swap', opponent: 1, theirs: 1 });
  });

  it('steals the highest creature, and locks its own', () => {
    const rows = [
      [NONE, TRAP, TRAP],
      [TRAP, TRAP, TRAP],
    ];
    const theirs = [[], [creature(1), creature(3)]];
    const thief = stage(4, rows, { phase: 'play', flipped: action('steal'), slot: 0, saved: theirs });
    expect(decisionOf('hunter', thief)).toMatchObject({ effect: 'steal', creature: creature(3) });
    const owner = stage(4, rows, { phase: 'assign', flipped: LOCK, slot: 0, saved: theirs.toReversed() });
    expect(decisionOf('hunter', owner)).toEqual({ type: 'assign', creatures: [creature(3)] });
  });
});

describe('a hunter with several decks', () => {
  const two = schema.parse(both.body);
  const pair = compile(two, agreementOf(two));
  const cardIn = (deck: number, number: number) =>
    pair.cards.findIndex((card) => card.deck === deck && card.number === number);
  const trap = pair.cards.findIndex(({ sort }) => sort === 'trap');

  /** Returns the hunter's decision in round 6, in the first seat. */
  function inLastRound(
    rows: readonly (readonly number[])[],
    heard: readonly LogEvent[] = [],
    rest: Partial<State> = {},
  ) {
    const draw = pair.pile.slice();
    for (const card of rows.flat()) if (card !== NONE) draw.splice(draw.indexOf(card), 1);
    const state: State = {
      ...bareState(pair, rows.length, 1),
      phase: 'flip',
      round: 6,
      active: 0,
      starter: 0,
      opener: 0,
      placing: rows.map(() => false),
      rows: rows.flat(),
      draw,
      ...rest,
    };
    const bot = bots[0]?.seat(pair, 0, 1);
    for (const event of heard) bot?.observe?.(filterEvent(event, 0));
    return bot?.decide(new View(pair, state, 0), () => moves(pair, state, 0));
  }

  it('catches one creature of a number if it can claim that with the other', () => {
    const rows = [
      [cardIn(0, 6), trap, cardIn(1, 6)],
      [trap, cardIn(0, 5), trap],
    ];
    const move = inLastRound(rows, escaped(1, 1, cardIn(0, 5)));
    expect([0, 2]).toContain(move?.type === 'flip' ? move.slot : undefined);
  });

  it('keeps its own while an opponent is known to have the other', () => {
    const rows = [
      [cardIn(0, 6), trap, trap],
      [trap, cardIn(1, 6), trap],
    ];
    const heard = escaped(1, 1, cardIn(1, 6));
    expect(inLastRound(rows, heard)).toEqual({ type: 'flip', slot: 1 });
    const aiming = { phase: 'aim', flipped: trap, slot: 1 } as const;
    const open = [[cardIn(0, 6), NONE, trap], rows[1] ?? []];
    expect(inLastRound(open, heard, aiming)).toEqual({ type: 'aim', player: 1, slot: 1 });
  });

  it.each([2, 3, 4])('hardly ever needs the limit of 200 turns with %d players', (players) => {
    const lineup = lineUp(play, two, { players });
    let [rounds, cutOff] = [0, 0];
    for (let seed = 0; seed < soaked(2_000, 200); seed++) {
      const { tally } = playOne(lineup, seed).state as State;
      rounds += tally.turns.filter((count) => count > 0).length;
      cutOff += sumOf(tally.cutOff);
    }
    expect(cutOff).toBeLessThanOrEqual(0.001 * rounds);
  });
});

it.each(['random', 'forgetful'])('a hunter wins more games than a %s player', (other) => {
  const wins = [0, 0];
  for (const seats of [
    ['hunter', other],
    [other, 'hunter'],
  ]) {
    const lineup = lineUp(play, body, { players: 2, bots: seats });
    for (let seed = 0; seed < 150; seed++) {
      for (const seat of playOne(lineup, seed).outcome?.winners ?? []) {
        wins[Number(seats[seat] !== 'hunter')] = at(wins, Number(seats[seat] !== 'hunter')) + 1;
      }
    }
  }
  expect(at(wins, 0)).toBeGreaterThan(1.5 * at(wins, 1));
});
