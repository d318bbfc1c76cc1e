import { at, count } from '@/lib/kernel/at';
import { otherDrive, thresholdOf } from '../rules/ratings';
import { lacking } from '../rules/relevance';
import { type Context, layerTally, livingNpcs, standingIn, thresholdNow } from './context';
import { NONE } from './game';
import type { MoveOf } from './moves';
import { type FighterId, newEpisode, type Shown, type State } from './state';

/** Switches to the other drive; allowed once in a campaign (rules 3). */
export function switchDrive({ state, emit }: Context): void {
  const { awaited: seat } = state;
  const fighter = at(state.fighters, seat);
  fighter.switched = true;
  fighter.drive = otherDrive(fighter.drive);
  emit?.({ type: 'switched', seat, drive: fighter.drive });
}

/** Opens the next layer. Once all NPC Gladiators are dead, that is the Core, which all players enter (rules 4, 10). */
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

// Groups of Gladiators (rules 4).

/** Returns the number of Gladiators in each group. */
const sizesOf = (state: Shown): number[] => state.episodes.map((_, group) => standingIn(state, group).length);

/** Tells whether no group is too small. */
export const isComplete = (state: Shown): boolean => lacking(sizesOf(state)) === 0;

/** Tells whether `others` can fill all groups up after one more Gladiator has joined, or opened, `group`. */
function canBeFilled(state: Shown, group: number, others: number): boolean {
  const sizes = sizesOf(state);
  sizes[group] = (sizes[group] ?? 0) + 1;
  return lacking(sizes) <= others;
}

/** Tells whether the seat to choose can join a group: players yet to choose and NPC Gladiators can fill up the rest. */
export const canJoin = (state: Shown, group: number): boolean =>
  canBeFilled(state, group, livingNpcs(state).length + state.players - state.awaited - 1);

/** Tells whether an NPC Gladiator can be placed in a group. */
export const canPlace = (state: Shown, group: number): boolean => canBeFilled(state, group, idleNpcs(state).length - 1);

export const join = ({ state }: Context, { group }: MoveOf<'join'>): void => enter(state, state.awaited, group);

function enter(state: State, fighter: FighterId, group: number): void {
  while (state.episodes.length <= group) state.episodes.push(newEpisode());
  const one = at(state.fighters, fighter);
  one.standing = 'in';
  one.episode = group;
}

// Episodes and NPC Gladiators of the groups.

/** Returns written episodes of this layer that no group has yet. */
export const unstaged = ({ game, state: { episodes, layer } }: Context): readonly number[] =>
  [...game.episodes.keys()].filter(
    (i) => at(game.episodes, i).layer === layer && !episodes.some(({ written }) => written === i),
  );

/** Assigns episodes to groups as long as there is no choice; returns false if the GM must choose. */
export function assignEpisodes(context: Context): boolean {
  const { state } = context;
  for (;;) {
    const group = groupToStage(state);
    const open = unstaged(context);
    if (group === NONE || open.length === 0) return true;
    if (open.length > 1) return false;
    at(state.episodes, group).written = at(open, 0);
  }
}

/** Index of the first group without an episode. */
const groupToStage = ({ episodes }: State): number => episodes.findIndex(({ written }) => written === NONE);

export function stage({ state }: Context, { episode }: MoveOf<'stage'>): void {
  at(state.episodes, groupToStage(state)).written = episode;
}

/** Returns NPC Gladiators that are in no episode of this layer. */
export const idleNpcs = (state: Shown): readonly FighterId[] =>
  livingNpcs(state).filter((i) => at(state.fighters, i).standing === 'idle');

export function place({ state }: Context, { fighter, group }: MoveOf<'place'>): void {
  enter(state, fighter, group);
  state.placed += 1;
}

/** Opens the episodes once all Gladiators are placed. */
export function openEpisodes({ state, emit }: Context): void {
  for (const [i, { written }] of state.episodes.entries()) {
    if (!state.isCore) countEpisode(state, written);
    emit?.({ type: 'episodeBegan', written, fighters: standingIn(state, i) });
  }
  state.turn = NONE;
}

function countEpisode(state: State, written: number): void {
  layerTally(state).episodes += 1;
  if (written === NONE) layerTally(state).improvised += 1;
  else count(state.tally.staged, written);
}

/** Closes the layer after its last episode and sets the pools for the next one (rules 9). */
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

/** Number of unproductive layers after which a campaign is given up (ruling A29). */
const IDLE_LAYERS = 3;
const QUIET_LAYERS = 10;

export const isStalled = ({ idleLayers, quietLayers }: State): boolean =>
  idleLayers >= IDLE_LAYERS || quietLayers >= QUIET_LAYERS;
