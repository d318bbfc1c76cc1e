import { at, count } from '@/lib/kernel/at';
import { type Context, episodeOf, fightersIn, layerTally, sceneOf } from './context';
import { meetFirst } from './encounters';
import { type Game, NONE } from './game';
import { CHOICES_MAX, type MoveOf } from './moves';
import {
  type EpisodeInPlay,
  type FighterId,
  newScene,
  newSide,
  type Scene,
  type Seat,
  type Shown,
  type State,
} from './state';
import { encounterOf } from './turns';

/** Begins a scene of the Gladiator whose turn it is; the one who is named first has the initiative. */
function open(state: State, named: readonly FighterId[], framer = state.turn, isEncounter = true): void {
  const { episode } = at(state.fighters, state.turn);
  state.scene = newScene({ framer, isEncounter, episode, actor: state.turn }, named);
}

/** Frames an ordinary scene: the GM rolls against it. */
export const frame = ({ state }: Context, { seat }: { readonly seat: Seat }): void =>
  open(state, [state.turn, NONE], seat, false);

/** Begins to name those whom one meets. */
export const beginNaming = ({ state }: Context): void => open(state, [state.turn]);

export function name({ state }: Context, { fighter }: MoveOf<'name'>): void {
  sceneOf(state).sides.push(newSide(fighter));
}

/** All are named: they are engaged from now on. */
export function endNaming({ state }: Context): void {
  const scene = sceneOf(state);
  const engaged = fightersIn(state).toSorted((a, b) => a - b);
  engage(state, engaged, scene.initiative, at(state.episodes, scene.episode));
}

/** Goes on with an encounter: its own, or one that the GM resumes, where the NPC Gladiator has the initiative. */
export function go({ state }: Context): void {
  const engaged = encounterOf(state, state.turn);
  const npc = at(state.resumes, state.turn);
  state.resumes[state.turn] = NONE;
  const episode = episodeOf(state, state.turn);
  if (engaged) frameEncounter(state, engaged, state.turn);
  else engage(state, [state.turn, npc], npc, episode);
}

function engage(state: State, engaged: FighterId[], initiative: FighterId, episode: EpisodeInPlay): void {
  episode.encounters.push(engaged);
  layerTally(state).encounters += 1;
  frameEncounter(state, engaged, initiative);
}

/** Turns go round from the initiative: players by seat, then NPC Gladiators. */
function frameEncounter(state: State, engaged: readonly FighterId[], initiative: FighterId): void {
  const first = engaged.indexOf(initiative);
  open(state, [...engaged.slice(first), ...engaged.slice(0, first)]);
}

/** How many problems the scene may be about. */
export const problemsOf = (game: Game, { episodes, scene }: Shown): number => {
  const { written } = at(episodes, (scene as Scene).episode);
  return written === NONE ? 0 : at(game.episodes, written).problems.length;
};

/** NPCs of the episode, and those to whom the Gladiator is tied, who are not lost and not in the scene yet. */
export function bringable(game: Game, state: Shown): readonly number[] {
  const { episode, actor, npcs } = sceneOf(state);
  if (npcs.length >= CHOICES_MAX) return [];
  const { written } = at(state.episodes, episode);
  const here = written === NONE ? [] : at(game.episodes, written).npcs;
  const tied = at(state.fighters, actor).ties.flatMap(({ npc }) => (here.includes(npc) ? [] : [npc]));
  return [...here, ...tied].filter((npc) => !state.lost[npc] && !npcs.includes(npc)).slice(0, CHOICES_MAX);
}

/** Everybody and everything is in the scene: meeting bonuses are paid, then the GM rules. */
export function endFraming(context: Context): void {
  const { state, emit } = context;
  const { framer, actor, isEncounter, episode, problem, npcs } = sceneOf(state);
  for (const npc of npcs) count(state.tally.npcMet, npc);
  emit?.({
    type: 'framed',
    seat: framer,
    actor,
    isEncounter,
    fighters: fightersIn(state),
    written: at(state.episodes, episode).written,
    problem,
    npcs: npcs.slice(),
  });
  if (isEncounter) meetFirst(context);
}
