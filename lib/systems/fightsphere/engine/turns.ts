import { at, count } from '@/lib/kernel/at';
import { pairOf } from '@/lib/tabletop/play/pairs';
import { type Context, episodeOf, layerTally, standingIn } from './context';
import { NONE } from './game';
import type { FighterId, Seat, Shown } from './state';

/** Passes the turn to the next seat whose Gladiator is in an open episode; the others sit out. */
export function passTurn({ state, emit }: Context): void {
  for (;;) {
    state.turn = (state.turn + 1) % state.players;
    if (at(state.fighters, state.turn).standing === 'in') break;
    count(state.tally.satOut, state.turn);
    layerTally(state).satOut += 1;
  }
  state.offered = NONE;
  // An encounter cannot be resumed if one of the two is out, or in another encounter.
  const npc = at(state.resumes, state.turn);
  if (npc !== NONE && !canResume(state, state.turn, npc)) state.resumes[state.turn] = NONE;
  emit?.({ type: 'turnBegan', seat: state.turn });
}

/** Tells whether a broken-off encounter of two Gladiators can be resumed. */
export function canResume(state: Shown, fighter: FighterId, other: FighterId): boolean {
  const [one, two] = [at(state.fighters, fighter), at(state.fighters, other)];
  return (
    one.standing === 'in' &&
    two.standing === 'in' &&
    one.episode === two.episode &&
    episodeOf(state, fighter).brokenOff.includes(pairOf(fighter, other)) &&
    !arePartners(state, fighter, other) &&
    !encounterOf(state, fighter) &&
    !encounterOf(state, other)
  );
}

/** Returns the Gladiators in this Gladiator's encounter, itself included; undefined if it is in none. */
export const encounterOf = (state: Shown, fighter: FighterId): readonly FighterId[] | undefined =>
  episodeOf(state, fighter).encounters.find((engaged) => engaged.includes(fighter));

/** Tells whether the seat whose turn it is must continue an encounter. */
export const mustFight = (state: Shown): boolean =>
  at(state.resumes, state.turn) !== NONE || encounterOf(state, state.turn) !== undefined;

/** Returns Gladiators that can be met: in the same episode, and in no encounter. */
export const meetable = (state: Shown, fighter: FighterId): readonly FighterId[] =>
  standingIn(state, at(state.fighters, fighter).episode).filter((one) => one !== fighter && !encounterOf(state, one));

export const arePartners = (state: Shown, a: FighterId, b: FighterId): boolean =>
  episodeOf(state, a).truces.includes(pairOf(a, b));

/** Tells whether a seat can frame the scene: the GM, or a player whose Gladiator is not in an episode (rules 5, 9). */
export const canFrame = (state: Shown, seat: Seat): boolean =>
  seat === state.players || (seat !== state.turn && at(state.fighters, seat).standing !== 'in');

/** Tells whether at least one of those met is not a partner of a truce. */
export const hasEnemy = (state: Shown, met: readonly FighterId[]): boolean =>
  met.some((fighter) => fighter !== state.turn && !arePartners(state, state.turn, fighter));
