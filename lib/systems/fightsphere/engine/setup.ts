import { at } from '@/lib/kernel/at';
import type { DriveCode } from '../rules/ratings';
import type { Context } from './context';
import { type Game, NONE } from './game';
import type { MoveOf } from './moves';
import { newFighter, newState, type State } from './state';

/** A table about to pick its Gladiators (rules 3, 12). */
export const setup = (game: Game, players: number, seed: number): State =>
  newState(game, players, seed, game.rules.npcGladiatorsFrom === 'players' ? dealt(game, players) : []);

/** Written Gladiators by seat, one round at a time: pregens first, then NPC Gladiators. */
function dealt(game: Game, players: number): number[][] {
  const { roster, npcGladiators } = game;
  const order = [...roster.keys()].sort((a, b) => Number(a < npcGladiators) - Number(b < npcGladiators) || a - b);
  const many = game.body.gladiatorsPerPlayer * players;
  return Array.from({ length: players }, (_, seat) => order.slice(0, many).filter((__, i) => i % players === seat));
}

/** The Gladiators from which the one who is asked may pick; NONE where there is none. */
export function picksOf({ game, state }: Context): readonly number[] {
  const picked = state.fighters.map(({ written }) => written);
  const open = state.hands[state.awaited] ?? [...game.roster.keys()].slice(game.npcGladiators);
  const free = open.filter((one) => !picked.includes(one));
  return free.length === 0 ? [NONE] : free;
}

/** Gives the seat its Gladiator; one that nobody has written still needs a drive. */
export function pick(context: Context, { gladiator }: MoveOf<'pick'>): void {
  at(context.state.fighters, context.state.awaited).written = gladiator;
  if (gladiator !== NONE) chooseDrive(context, at(context.game.roster, gladiator));
}

export function chooseDrive({ state, emit }: Context, { drive }: { readonly drive: DriveCode }): void {
  const { awaited: seat } = state;
  const fighter = at(state.fighters, seat);
  fighter.drive = drive;
  emit?.({ type: 'picked', seat, gladiator: fighter.written, drive });
}

/** Once all have picked, others fight for the GM: players x (Gladiators for each - 1), fewer if no more are written (rules 12). */
export function addNpcGladiators({ game, state }: Context): void {
  const { players, fighters, hands } = state;
  const picked = fighters.map(({ written }) => written);
  const free = [...new Set([...hands.flat(), ...game.roster.keys()])].filter((one) => !picked.includes(one));
  for (const written of free.slice(0, players * (game.body.gladiatorsPerPlayer - 1))) {
    const { drive, pool, ties } = at(game.roster, written);
    fighters.push({ ...newFighter(pool), written, drive, ties: ties.map((tie) => ({ ...tie, rest: 0 })) });
  }
}
