import { at, count } from '@/lib/kernel/at';
import { NEW_BASE, ratingOf } from '../rules/ratings';
import { type Context, fightersIn, livingNpcs, sceneOf, standingIn } from './context';
import { NONE } from './game';
import { CHOICES_MAX, type MoveOf } from './moves';
import type { FighterId, Shown } from './state';
import { canResume } from './turns';

/** Decrements rest counters: of the Gladiators in the conflict, or of all in its episode (rules 5, restUnit). */
export function countRests({ game, state }: Context): void {
  const all = game.rules.restUnit === 'own' ? fightersIn(state) : standingIn(state, sceneOf(state).episode);
  for (const fighter of all) {
    for (const tie of at(state.fighters, fighter).ties) if (tie.rest > 0) tie.rest -= 1;
  }
}

/** Returns the Gladiator to reward: the winner, or the NPC Gladiator of the cut-scene. */
export const rewardedOf = (state: Shown): FighterId => {
  const { told, sides, place } = sceneOf(state);
  return told === NONE ? at(sides, place).fighter : told;
};

/** NPCs for new or better ties: the scene's; in a cut-scene, those of the episodes in play and those tied already. */
export function npcsAtHand({ game, state }: Context): readonly number[] {
  const { told, npcs } = sceneOf(state);
  if (told === NONE) return npcs.slice(0, CHOICES_MAX);
  const written = state.episodes.flatMap((episode) => (episode.written === NONE ? [] : [episode.written]));
  const tied = at(state.fighters, told).ties.map(({ npc }) => npc);
  const here = written.flatMap((one) => at(game.episodes, one).npcs);
  return [...new Set([...tied, ...here])].filter((npc) => !state.lost[npc]).slice(0, CHOICES_MAX);
}

export function gain({ state, emit }: Context): void {
  const fighter = rewardedOf(state);
  at(state.fighters, fighter).pool += 1;
  emit?.({ type: 'gained', fighter });
}

/** Adds a tie with base 1 (rules 6). */
export function makeTie({ state, emit }: Context, { npc }: MoveOf<'tie'>): void {
  const fighter = rewardedOf(state);
  const { ties, drive } = at(state.fighters, fighter);
  ties.push({ npc, base: NEW_BASE, rest: 0 });
  count(state.tally.npcTied, npc);
  if (fighter < state.players) count(state.tally.tiesMade, fighter);
  emit?.({ type: 'tied', fighter, npc, rating: ratingOf(NEW_BASE, drive) });
}

export function improve({ state, emit }: Context, { npc }: MoveOf<'improve'>): void {
  const fighter = rewardedOf(state);
  const { ties, drive } = at(state.fighters, fighter);
  for (const tie of ties) {
    if (tie.npc !== npc) continue;
    tie.base += 1;
    emit?.({ type: 'improved', fighter, npc, rating: ratingOf(tie.base, drive) });
  }
}

// The GM's cut-scene after a failure (rules 5).

export function tell({ state, emit }: Context, { fighter }: MoveOf<'tell'>): void {
  sceneOf(state).told = fighter;
  emit?.({ type: 'cutScene', fighter });
}

/** Returns NPC Gladiators whose encounter with the player was broken off and can be resumed. */
export const resumable = (state: Shown): readonly FighterId[] => {
  const { actor } = sceneOf(state);
  return livingNpcs(state).filter((npc) => canResume(state, actor, npc));
};

export function resume({ state, emit }: Context, { fighter }: MoveOf<'resume'>): void {
  const { actor } = sceneOf(state);
  state.resumes[actor] = fighter;
  emit?.({ type: 'resumed', fighter: actor, by: fighter });
}
