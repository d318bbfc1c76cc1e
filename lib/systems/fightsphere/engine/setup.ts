import { at } from '@/lib/kernel/at';
import { DEATH_WISH, type DriveCode, REASON_TO_LIVE } from '../rules/ratings';
import type { Context } from './context';
import { type Game, NONE } from './game';
import type { MoveOf } from './moves';
import { newFighter, newState, type State } from './state';

/** Creates the state of a table about to pick Gladiators (rules 3, 12). */
export const setup = (game: Game, players: number, seed: number): State =>
  newState(game, players, seed, game.rules.npcGladiatorsFrom === 'players' ? dealt(game, players) : []);

/** Deals the written Gladiators to seats, one at a time: pregens first, then NPC Gladiators. */
function dealt(game: Game, players: number): number[][] {
  const { roster, npcGladiators } = game;
  const order = [...roster.keys()].sort((a, b) => Number(a < npcGladiators) - Number(b < npcGladiators) || a - b);
  const many = game.body.gladiatorsPerPlayer * players;
  return Array.from({ length: players }, (_, seat) => order.slice(0, many).filter((__, i) => i % players === seat));
}

/** Returns the Gladiators that the awaited seat can pick; only NONE if there are none. */
export function picksOf({ game, state }: Context): readonly number[] {
  const picked = state.fighters.map(({ written }) => written);
  const open = state.hands[state.awaited] ?? [...game.roster.keys()].slice(game.npcGladiators);
  const free = open.filter((one) => !picked.includes(one));
  return free.length === 0 ? [NONE] : free;
}

/** Gives the awaited seat its Gladiator; an unwritten one still needs a drive. */
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

/**
 * Adds NPC Gladiators after the picks: players x (Gladiators each - 1). If too few are written there are fewer, unless
 * players make them: then the others have the opening pool, no ties, and the two drives in turn (rules 12).
 */
export function addNpcGladiators({ game, state }: Context): void {
  const { players, fighters, hands } = state;
  const picked = fighters.map(({ written }) => written);
  const free = [...new Set([...hands.flat(), ...game.roster.keys()])].filter((one) => !picked.includes(one));
  const many = players * (game.body.gladiatorsPerPlayer - 1);
  for (const written of free.slice(0, many)) {
    const { drive, pool, ties } = at(game.roster, written);
    fighters.push({ ...newFighter(pool), written, drive, ties: ties.map((tie) => ({ ...tie, rest: 0 })) });
  }
  if (game.rules.npcGladiatorsFrom === 'scenario') return;
  while (fighters.length < players + many) {
    const drive = fighters.length % 2 === 0 ? DEATH_WISH : REASON_TO_LIVE;
    fighters.push({ ...newFighter(game.body.startPool), drive });
  }
}
