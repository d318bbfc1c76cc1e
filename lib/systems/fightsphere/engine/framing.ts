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

/** Begins a scene of the Gladiator whose turn it is; the first one named has the initiative. */
function open(state: State, named: readonly FighterId[], framer = state.turn, isEncounter = true): void {
  const { episode } = at(state.fighters, state.turn);
  state.scene = newScene({ framer, isEncounter, episode, actor: state.turn }, named);
}

/** Frames an ordinary scene, in which the GM is the other side. */
export const frame = ({ state }: Context, { seat }: { readonly seat: Seat }): void =>
  open(state, [state.turn, NONE], seat, false);

/** Begins an encounter; its participants are named next. */
export const beginNaming = ({ state }: Context): void => open(state, [state.turn]);

export function name({ state }: Context, { fighter }: MoveOf<'name'>): void {
  sceneOf(state).sides.push(newSide(fighter));
}

/** Engages all Gladiators that were named. */
export function endNaming({ state }: Context): void {
  const scene = sceneOf(state);
  const engaged = fightersIn(state).toSorted((a, b) => a - b);
  engage(state, engaged, scene.initiative, at(state.episodes, scene.episode));
}

/** Continues the Gladiator's encounter, or one resumed by the GM, in which the NPC Gladiator has the initiative. */
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

/** Frames an encounter. Turn order starts at the initiative: players by seat, then NPC Gladiators. */
function frameEncounter(state: State, engaged: readonly FighterId[], initiative: FighterId): void {
  const first = engaged.indexOf(initiative);
  open(state, [...engaged.slice(first), ...engaged.slice(0, first)]);
}

/** Returns the number of problems that the scene could be about. */
export const problemsOf = (game: Game, { episodes, scene }: Shown): number => {
  const { written } = at(episodes, (scene as Scene).episode);
  return written === NONE ? 0 : at(game.episodes, written).problems.length;
};

/** Returns NPCs that can be brought in: of the episode, or tied to the Gladiator; not lost, not present yet. */
export function bringable(game: Game, state: Shown): readonly number[] {
  const { episode, actor, npcs } = sceneOf(state);
  if (npcs.length >= CHOICES_MAX) return [];
  const { written } = at(state.episodes, episode);
  const here = written === NONE ? [] : at(game.episodes, written).npcs;
  const tied = at(state.fighters, actor).ties.flatMap(({ npc }) => (here.includes(npc) ? [] : [npc]));
  return [...here, ...tied].filter((npc) => !state.lost[npc] && !npcs.includes(npc)).slice(0, CHOICES_MAX);
}

/** Completes the framing: pays meeting bonuses; the GM rules next. */
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
