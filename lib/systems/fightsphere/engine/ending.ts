import { at, count } from '@/lib/kernel/at';
import { leadersBy } from '@/lib/tabletop/play/contest';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { type Context, fallenIn, layerTally, sceneOf, standingIn, thresholdNow } from './context';
import { NONE } from './game';
import type { MoveOf } from './moves';
import type { EpisodeInPlay, FighterId, Seat } from './state';

/** Endings of a campaign; `State.ending` is an index into it. */
export const ENDINGS = ['lastOne', 'shared', 'givenUp'] as const;
export type EndingId = (typeof ENDINGS)[number];

export function finish({ state, emit }: Context, ending: EndingId, winners: readonly Seat[]): void {
  awaitMove(state, 'over', NONE);
  state.scene = null;
  state.ending = ENDINGS.indexOf(ending);
  state.winners.push(...winners);
  emit?.({ type: 'ended', ending: state.ending, winners });
}

/** Continuation after a scene. */
export type After = 'nextTurn' | 'survivor' | 'over';

/** Ends the scene, and its episode if that is over. */
export function endScene(context: Context): After {
  const { state } = context;
  const { episode: place } = sceneOf(state);
  const episode = at(state.episodes, place);
  const fallen = fallenIn(state);
  state.scene = null;
  state.turns += 1;
  episode.turns += 1;
  layerTally(state).turns += 1;
  count(state.tally.turns, state.turn);
  if (episode.written !== NONE) count(state.tally.episodeTurns, episode.written);
  return state.isCore ? endCore(context, place, fallen) : endEpisode(context, place);
}

/** Ends an episode if it is over. If only NPC Gladiators are left in it, the GM may have to choose the survivor. */
function endEpisode(context: Context, place: number): After {
  const { game, state } = context;
  const episode = at(state.episodes, place);
  const here = standingIn(state, place);
  if (here.length <= 1) {
    for (const one of here) leave(context, one, 'last');
    close(context, episode, 'oneLeft');
  } else if (here.every((one) => one >= state.players)) {
    if (game.rules.npcAlone === 'oneSurvives') {
      state.offered = place;
      return 'survivor';
    }
    close(context, episode, 'npcsAlone');
  } else if (episode.turns >= game.turnsPerEpisode) {
    for (const one of here) if (one < state.players) leave(context, one, 'out');
    layerTally(state).closed += 1;
    close(context, episode, 'closed');
  }
  return 'nextTurn';
}

/** Ends the Core with one alive. At the turn limit, the living share the epilogue (rules 10, ruling A29). */
function endCore(context: Context, place: number, fallen: readonly FighterId[]): After {
  const { game, state } = context;
  const here = standingIn(state, place);
  const isClosed = at(state.episodes, place).turns >= game.turnsPerEpisode;
  if (here.length > 1 && !isClosed) return 'nextTurn';
  const winners = here.length > 0 ? here : lastOfAll(context, fallen);
  finish(context, winners.length === 1 ? 'lastOne' : 'shared', winners);
  return 'over';
}

/** Returns the survivors of a roll in which all of the last fall: the highest pool, or all of them (rules 10). */
function lastOfAll({ game, state }: Context, fallen: readonly FighterId[]): readonly FighterId[] {
  if (game.rules.coreTie === 'shared') return fallen;
  return leadersBy(fallen, (fighter) => at(state.fighters, fighter).pool);
}

/** Ends an episode of NPC Gladiators only: one survives, chosen by the GM (ruling A20). */
export function survive(context: Context, { fighter }: MoveOf<'survive'>): void {
  const { state } = context;
  const place = at(state.fighters, fighter).episode;
  fall(
    context,
    standingIn(state, place).filter((one) => one !== fighter),
  );
  leave(context, fighter, 'last');
  close(context, at(state.episodes, place), 'npcsAlone');
}

function close({ emit }: Context, episode: EpisodeInPlay, why: 'oneLeft' | 'closed' | 'npcsAlone'): void {
  episode.open = false;
  episode.encounters.length = 0;
  emit?.({ type: 'episodeEnded', written: episode.written, why });
}

/**
 * Takes a Gladiator out of play: out of the episode, last in it, or dead. Its player now judges, with dice for the
 * Threshold and for each tie (rules 9).
 */
function leave(context: Context, fighter: FighterId, standing: 'out' | 'last' | 'dead'): void {
  const { state, emit } = context;
  const one = at(state.fighters, fighter);
  one.standing = standing;
  if (standing === 'last') emit?.({ type: 'lastStanding', fighter });
  if (fighter < state.players) state.judgment[fighter] = thresholdNow(context) + one.ties.length;
  else if (standing === 'dead') {
    state.died += 1;
    layerTally(state).deaths += 1;
  }
}

/** Handles the fallen of one roll: NPC Gladiators die; players' Gladiators die only in the Core (rules 9). */
export function fall(context: Context, fallen: readonly FighterId[]): void {
  const { state, emit } = context;
  for (const fighter of fallen) {
    const isDead = state.isCore || fighter >= state.players;
    if (fighter < state.players) count(state.tally.defeats, fighter);
    leave(context, fighter, isDead ? 'dead' : 'out');
    emit?.({ type: 'defeated', fighter, isDead });
  }
}
