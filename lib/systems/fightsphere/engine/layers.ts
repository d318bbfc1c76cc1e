import { at, count } from '@/lib/kernel/at';
import { otherDrive, thresholdOf } from '../rules/ratings';
import { lacking } from '../rules/relevance';
import { type Context, layerTally, livingNpcs, standingIn, thresholdNow } from './context';
import { NONE } from './game';
import type { MoveOf } from './moves';
import { type FighterId, newEpisode, type Shown, type State } from './state';

/** Keeps the drive, or exchanges it for the other, once in a campaign (rules 3). */
export function switchDrive({ state, emit }: Context): void {
  const { awaited: seat } = state;
  const fighter = at(state.fighters, seat);
  fighter.switched = true;
  fighter.drive = otherDrive(fighter.drive);
  emit?.({ type: 'switched', seat, drive: fighter.drive });
}

/** Opens the next layer; once no NPC Gladiator lives, the Core, where everybody goes at once (rules 4, 10). */
export function openLayer(context: Context): void {
  const { state, emit } = context;
  state.isCore = livingNpcs(state).length === 0;
  state.episodes.length = 0;
  emit?.({ type: 'layerBegan', layer: state.layer, threshold: thresholdNow(context), isCore: state.isCore });
  if (!state.isCore) return;
  for (let seat = 0; seat < state.players; seat++) enter(state, seat, 0);
  const players = state.fighters.slice(0, state.players);
  state.tally.coreLayer = state.layer;
  state.tally.corePools.push(...players.map(({ pool }) => pool));
  state.tally.coreTies.push(...players.map(({ ties }) => ties.length));
}

// Who goes with whom (rules 4).

/** How many Gladiators each group has. */
const sizesOf = (state: Shown): number[] => state.episodes.map((_, group) => standingIn(state, group).length);

/** Whether nobody is alone. */
export const isComplete = (state: Shown): boolean => lacking(sizesOf(state)) === 0;

/** Whether so many others are enough to leave nobody alone once somebody has gone to a group, or opened one. */
function areEnough(state: Shown, group: number, others: number): boolean {
  const sizes = sizesOf(state);
  sizes[group] = (sizes[group] ?? 0) + 1;
  return lacking(sizes) <= others;
}

/** Whether the seat to choose can go to a group: others yet to choose may follow, and NPC Gladiators fill up. */
export const canJoin = (state: Shown, group: number): boolean =>
  areEnough(state, group, livingNpcs(state).length + state.players - state.awaited - 1);

/** Whether an NPC Gladiator can go to a group. */
export const canPlace = (state: Shown, group: number): boolean => areEnough(state, group, idleNpcs(state).length - 1);

export const join = ({ state }: Context, { group }: MoveOf<'join'>): void => enter(state, state.awaited, group);

function enter(state: State, fighter: FighterId, group: number): void {
  while (state.episodes.length <= group) state.episodes.push(newEpisode());
  const one = at(state.fighters, fighter);
  one.standing = 'in';
  one.episode = group;
}

// What happens there, and which NPC Gladiators are in it.

/** Written episodes of this layer that no group has. */
export const unstaged = ({ game, state: { episodes, layer } }: Context): readonly number[] =>
  [...game.episodes.keys()].filter(
    (i) => at(game.episodes, i).layer === layer && !episodes.some(({ written }) => written === i),
  );

/** Gives groups their episodes as long as there is no choice; whether the GM has one to make. */
export function stagesItself(context: Context): boolean {
  const { state } = context;
  for (;;) {
    const group = groupToStage(state);
    const open = unstaged(context);
    if (group === NONE || open.length === 0) return true;
    if (open.length > 1) return false;
    at(state.episodes, group).written = at(open, 0);
  }
}

/** The first group without an episode. */
const groupToStage = ({ episodes }: State): number => episodes.findIndex(({ written }) => written === NONE);

export function stage({ state }: Context, { episode }: MoveOf<'stage'>): void {
  at(state.episodes, groupToStage(state)).written = episode;
}

/** NPC Gladiators who are in no episode of this layer. */
export const idleNpcs = (state: Shown): readonly FighterId[] =>
  livingNpcs(state).filter((i) => at(state.fighters, i).standing === 'idle');

export function place({ state }: Context, { fighter, group }: MoveOf<'place'>): void {
  enter(state, fighter, group);
  state.placed += 1;
}

/** Everybody is where they are going to fight. */
export function openEpisodes({ state, emit }: Context): void {
  for (const [i, { written }] of state.episodes.entries()) {
    layerTally(state).episodes += 1;
    if (written === NONE) layerTally(state).improvised += Number(!state.isCore);
    else count(state.tally.staged, written);
    emit?.({ type: 'episodeBegan', written, fighters: standingIn(state, i) });
  }
  state.turn = NONE;
}

/** Every episode is over: pools for the next layer (rules 9). */
export function closeLayer({ game, state, emit }: Context): void {
  const next = thresholdOf(game.body, state.layer + 1);
  for (const [i, fighter] of state.fighters.entries()) {
    const isNpc = i >= state.players;
    if (fighter.standing === 'dead') continue;
    const isStronger = fighter.standing === 'last' && !(isNpc && game.rules.npcLastStanding === 'unchanged');
    if (isStronger) fighter.pool += next;
    else if (fighter.standing === 'out') fighter.pool = next;
    fighter.standing = 'idle';
    fighter.episode = NONE;
  }
  emit?.({ type: 'layerEnded', layer: state.layer, pools: state.fighters.map(({ pool }) => pool) });
  state.judgment.fill(0);
  state.resumes.fill(NONE);
  state.idleLayers = state.placed > 0 ? 0 : state.idleLayers + 1;
  state.quietLayers = state.died > 0 ? 0 : state.quietLayers + 1;
  [state.placed, state.died] = [0, 0];
  state.layer += 1;
}

/** A campaign that leads nowhere is given up after so many layers (ruling A29). */
const IDLE_LAYERS = 3;
const QUIET_LAYERS = 10;

export const isHopeless = ({ idleLayers, quietLayers }: State): boolean =>
  idleLayers >= IDLE_LAYERS || quietLayers >= QUIET_LAYERS;
