import { at, count } from '@/lib/kernel/at';
import { type Context, episodeOf, layerTally, sceneOf } from './context';
import { meetFirst } from './encounters';
import { type Game, NONE } from './game';
import { CHOICES_MAX, type MoveOf } from './moves';
import type { EpisodeInPlay, FighterId, Scene, Seat, Shown, Side, State } from './state';
import { encounterOf } from './turns';

const newSide = (fighter: FighterId): Side => ({
  fighter,
  background: false,
  gamble: 0,
  lastGamble: 0,
  bought: [],
  used: [],
  judgment: 0,
  leaving: false,
  met: 0,
  due: 0,
  faces: [],
  ones: 0,
  loss: 0,
  allotted: 0,
});

const newScene = (state: State, about: Pick<Scene, 'framer' | 'isEncounter' | 'initiative' | 'sides'>): Scene => ({
  ...about,
  episode: at(state.fighters, state.turn).episode,
  actor: state.turn,
  problem: NONE,
  npcs: [],
  place: 0,
  limit: NONE,
  partners: [],
  betrayals: [],
  backings: [],
  rewards: [],
  told: NONE,
});

/** Frames an ordinary scene: the GM rolls against it. */
export function frame({ state }: Context, { seat: framer }: { readonly seat: Seat }): void {
  const sides = [newSide(state.turn), newSide(NONE)];
  state.scene = newScene(state, { framer, isEncounter: false, initiative: state.turn, sides });
}

/** Begins to name those whom one meets. */
export function beginNaming({ state }: Context): void {
  const sides = [newSide(state.turn)];
  state.scene = newScene(state, { framer: state.turn, isEncounter: true, initiative: state.turn, sides });
}

export function name({ state }: Context, { fighter }: MoveOf<'name'>): void {
  sceneOf(state).sides.push(newSide(fighter));
}

/** All are named: they are engaged from now on. */
export function endNaming(context: Context): void {
  const { state } = context;
  const scene = sceneOf(state);
  const engaged = scene.sides.map(({ fighter }) => fighter).sort((a, b) => a - b);
  engage(context, engaged, scene.initiative, at(state.episodes, scene.episode));
}

/** Goes on with an encounter: its own, or one that the GM resumes, where the NPC Gladiator has the initiative. */
export function go(context: Context): void {
  const { state } = context;
  const engaged = encounterOf(state, state.turn);
  const npc = at(state.resumes, state.turn);
  state.resumes[state.turn] = NONE;
  const episode = episodeOf(state, state.turn);
  if (engaged) frameEncounter(context, engaged, state.turn);
  else engage(context, [state.turn, npc], npc, episode);
}

function engage(context: Context, engaged: FighterId[], initiative: FighterId, episode: EpisodeInPlay): void {
  episode.encounters.push(engaged);
  layerTally(context.state).encounters += 1;
  frameEncounter(context, engaged, initiative);
}

/** Turns go round from the initiative: players by seat, then NPC Gladiators. */
function frameEncounter(context: Context, engaged: readonly FighterId[], initiative: FighterId): void {
  const { state } = context;
  const first = engaged.indexOf(initiative);
  const order = [...engaged.slice(first), ...engaged.slice(0, first)];
  state.scene = newScene(state, {
    framer: state.turn,
    isEncounter: true,
    initiative,
    sides: order.map(newSide),
  });
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
  const { framer, actor, isEncounter, sides, episode, problem, npcs } = sceneOf(state);
  for (const npc of npcs) count(state.tally.npcMet, npc);
  emit?.({
    type: 'framed',
    seat: framer,
    actor,
    isEncounter,
    fighters: sides.flatMap(({ fighter }) => (fighter === NONE ? [] : [fighter])),
    written: at(state.episodes, episode).written,
    problem,
    npcs: npcs.slice(),
  });
  if (isEncounter) meetFirst(context);
}
