import type { AboutGame, PlayerRange } from '@/lib/contract/manifest';
import { figure, hours, playersInWords } from '@/lib/kernel/words';
import { figuresFor, type PlayedFigures, STARTER_ORDERS, type StarterOrder, sayDifficulty } from './starter-figures';

/** A game as the home page shows it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly about: AboutGame;
  readonly players: PlayerRange;
  readonly starters: readonly Starter[];
}

export const gameAddress = (game: string): string => `/games/${game}`;

/** A game as the sheets of the doors show it. */
export type DoorGame = Pick<Game, 'id' | 'title' | 'about' | 'players'>;

/** "2–5 players and a GM · an evening". */
export function sayTable({ about, players }: Pick<Game, 'about' | 'players'>): string {
  return `${playersInWords(players)}${about.hasHost ? ' and a GM' : ''} · ${about.length}`;
}

/** "Needs a pack of cards, pencils · ages 10 and up". */
export const sayNeeds = ({ needs, ages }: AboutGame): string => `Needs ${needs}${ages ? ` · ages ${ages}` : ''}`;

export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
  /** Names of what hunts people there; '' if its title says so or its game has nothing of the kind. */
  readonly hunter: string;
  /** Starter that this variant changes. */
  readonly variantOf?: string | undefined;
  /** Figures of simulated games by number of players. */
  readonly figures: readonly PlayedFigures[];
}

/** Returns the starters in the chosen order for a number of players; variants follow their setting. */
export function inOrder(
  starters: readonly Starter[],
  order: StarterOrder = 'easiest',
  players?: number,
): readonly Starter[] {
  const settings = starters.filter(({ variantOf }) => variantOf === undefined);
  const { compare } = STARTER_ORDERS[order];
  return settings
    .toSorted((a, b) => compare(figuresFor(a.figures, players), figuresFor(b.figures, players)) || 0)
    .flatMap((setting) => [setting, ...starters.filter(({ variantOf }) => variantOf === setting.id)]);
}

export const POSTER_PX = { width: 250, height: 350 } as const;

/** Says in words what a poster shows: "Lost in Oz. What hunts you: the Wicked Witch". */
export const sayPoster = ({ title, hunter }: Pick<Starter, 'title' | 'hunter'>): string =>
  hunter === '' ? title : `${title}. What hunts you: ${hunter}`;

export const posterAddress = ({ id, digest }: Pick<Starter, 'id' | 'digest'>): string =>
  `/ready/${id}.svg?v=${digest.slice(0, 8)}`;

/** "Hard · 35 in 100 get out · 3 hours". */
export const sayFigures = (played: PlayedFigures): string =>
  `${sayDifficulty(played)} · ${figure(played.escapes, 0)} in 100 get out · ${hours(played.minutes)}`;
