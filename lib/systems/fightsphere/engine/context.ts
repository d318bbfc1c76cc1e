import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import type { Happening } from '@/lib/tabletop/step-by-step';
import { thresholdOf } from '../rules/ratings';
import { type Game, NONE } from './game';
import type { LogEvent } from './log';
import type { EpisodeInPlay, Fighter, FighterId, LayerTally, Scene, Seat, Shown, Side, State } from './state';

export type Context = Happening<Game, State, LogEvent>;

/** Who decides for a Gladiator: its player, otherwise the GM. */
export const ownerOf = ({ players }: Shown, fighter: FighterId): Seat => Math.min(fighter, players);

/** The scene in play; only while there is one. */
export const sceneOf = ({ scene }: Shown): Scene => scene as Scene;

export const sideNow = (state: Shown): Side => at(sceneOf(state).sides, sceneOf(state).place);

export const fighterOf = (state: Shown, side: Side): Fighter => at(state.fighters, side.fighter);

export const episodeOf = (state: Shown, fighter: FighterId): EpisodeInPlay =>
  at(state.episodes, at(state.fighters, fighter).episode);

/** Everybody on their feet in an episode, by place. */
export const standingIn = ({ fighters }: Shown, episode: number): readonly FighterId[] =>
  upTo(fighters.length).filter((i) => at(fighters, i).episode === episode && at(fighters, i).standing === 'in');

/** The Gladiators of the scene; the GM's side of an ordinary one is none. */
export const fightersIn = (state: Shown): readonly FighterId[] =>
  sceneOf(state).sides.flatMap(({ fighter }) => (fighter === NONE ? [] : [fighter]));

/** Those of the scene who have just fallen: a pool of exactly nothing still holds. */
export const fallenIn = (state: Shown): readonly FighterId[] =>
  fightersIn(state).filter((fighter) => at(state.fighters, fighter).pool < 0);

/** Dice of the GM on the present layer. */
export const thresholdNow = ({ game, state }: { readonly game: Game; readonly state: Shown }): number =>
  thresholdOf(game.body, state.layer);

/** NPC Gladiators who live. */
export const livingNpcs = ({ players, fighters }: Shown): readonly FighterId[] =>
  upTo(fighters.length).filter((i) => i >= players && at(fighters, i).standing !== 'dead');

/** The counts of the layer; those that nobody has written have them together. */
export const layerTally = ({ tally, layer }: State): LayerTally =>
  at(tally.layers, Math.min(layer, tally.layers.length - 1));
