import { filled } from '@/lib/kernel/filled';
import { seededRng } from '@/lib/kernel/rng';
import { type Game, NONE } from './game';
import { seededLuck } from './luck';
import type { State } from './state';
import { deal } from './turns';

/** Creates a state with all cards in the draw pile, unshuffled. */
export function bareState(game: Game, players: number, seed: number): State {
  const byCard = (value: number) => filled(game.cards.length, value);
  const lists = <T>(): T[][] => filled(players, 0).map(() => []);
  return {
    players,
    slots: game.slots,
    rng: seededRng(seed),
    phase: 'place',
    round: 0,
    roundTurns: 0,
    turns: 0,
    opener: NONE,
    starter: NONE,
    active: NONE,
    placing: filled(players, true),
    rows: filled(players * game.slots, NONE),
    known: filled(players * game.slots, 0),
    draw: game.pile.slice(),
    discard: [],
    removed: [],
    saved: lists(),
    locks: lists(),
    held: lists(),
    steady: filled(players, 0),
    flipped: NONE,
    slot: NONE,
    edge: false,
    again: false,
    dieLog: [],
    exposed: [],
    winners: [],
    tally: {
      flipped: byCard(0),
      played: byCard(0),
      moved: byCard(0),
      trappedBy: byCard(NONE),
      savedBy: byCard(NONE),
      turns: filled(game.rounds, 0),
      cutOff: filled(game.rounds, 0),
      outOfCards: filled(game.rounds, 0),
      unsaved: filled(game.rounds, 0),
      wasted: 0,
    },
  };
}

/** Shuffles and deals (rules 3). Players then lay out their rows and roll for the first turn. */
export function setup(game: Game, players: number, seed: number): State {
  const state = bareState(game, players, seed);
  seededLuck.shufflePile(state.rng, state.draw);
  deal({ state });
  return state;
}
