import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import type { MoveContext } from '@/lib/tabletop/play/step-by-step';
import { thresholdOf } from '../rules/ratings';
import { type Game, NONE } from './game';
import type { LogEvent } from './log';
import type { EpisodeInPlay, Fighter, FighterId, LayerTally, Scene, Seat, Shown, Side, State } from './state';

export type Context = MoveContext<Game, State, LogEvent>;

/** Returns the seat that decides for a Gladiator: its player, or the GM. */
export const ownerOf = ({ players }: Shown, fighter: FighterId): Seat => Math.min(fighter, players);

/** Returns the scene in play. Call only during a scene. */
export const sceneOf = ({ scene }: Shown): Scene => scene as Scene;

export const sideNow = (state: Shown): Side => at(sceneOf(state).sides, sceneOf(state).place);

export const fighterOf = (state: Shown, side: Side): Fighter => at(state.fighters, side.fighter);

export const episodeOf = (state: Shown, fighter: FighterId): EpisodeInPlay =>
  at(state.episodes, at(state.fighters, fighter).episode);

export const standingIn = ({ fighters }: Shown, episode: number): readonly FighterId[] =>
  upTo(fighters.length).filter((i) => at(fighters, i).episode === episode && at(fighters, i).standing === 'in');

/** Returns the Gladiators of the scene; the GM's side of an ordinary scene is skipped. */
export const fightersIn = (state: Shown): readonly FighterId[] =>
  sceneOf(state).sides.flatMap(({ fighter }) => (fighter === NONE ? [] : [fighter]));

/** Returns Gladiators of the scene with a pool below 0; a pool of exactly 0 still holds. */
export const fallenIn = (state: Shown): readonly FighterId[] =>
  fightersIn(state).filter((fighter) => at(state.fighters, fighter).pool < 0);

export const thresholdNow = ({ game, state }: { readonly game: Game; readonly state: Shown }): number =>
  thresholdOf(game.body, state.layer);

/** Returns the NPC Gladiators that are alive. */
export const livingNpcs = ({ players, fighters }: Shown): readonly FighterId[] =>
  upTo(fighters.length).filter((i) => i >= players && at(fighters, i).standing !== 'dead');

/** Returns the tally of the current layer; all unwritten layers share one. */
export const layerTally = ({ tally, layer }: State): LayerTally =>
  at(tally.layers, Math.min(layer, tally.layers.length - 1));
