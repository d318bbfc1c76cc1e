import type { SuitIndex } from '../rules/cards';
import type { Effect, HouseRules, Selector, Setting } from '../schema';

/** Everything here goes by number: places in the setting's lists. This one stands for "none". */
export const NONE = -1;

/** What must come first: one of each group. A goal by its number, a thing or fact by `~number`. */
export type Groups = readonly (readonly number[])[];

/** A setting as indexes, compiled once and shared by all games played in it. Never changes. */
export interface Game {
  readonly setting: Setting;
  readonly options: HouseRules;
  readonly rooms: readonly GameRoom[];
  readonly start: number;
  readonly passages: readonly GamePassage[];
  readonly items: readonly GameItem[];
  readonly goals: readonly GameGoal[];
  readonly routes: readonly GameRoute[];
  readonly losses: readonly GameLoss[];
  readonly monsters: readonly GameMonster[];
  readonly events: readonly GameEventCard[];
  /** Numbers of the Events of each suit. */
  readonly eventsOf: readonly (readonly number[])[];
  /** Rooms where a secret may lie. */
  readonly hideouts: readonly number[];
  /** Goals at a place that only the GM knows. */
  readonly secretGoals: readonly number[];
  /** Goals of beating a monster. */
  readonly monsterGoals: readonly number[];
  /** Goals that nobody is told of at the start. */
  readonly hiddenGoals: readonly number[];
  /** How many goals are won room by room. */
  readonly roomGoals: number;
  /** A game that has gone on for so many rounds ends. */
  readonly roundLimit: number;
}

export interface GameRoom {
  /** Passages that touch it. */
  readonly passages: readonly number[];
  readonly corridor: boolean;
}

export interface GamePassage {
  /** Both ends NONE if it leads nowhere. */
  readonly a: number;
  readonly b: number;
  readonly kind: Setting['map']['passages'][number]['kind'];
  readonly blocked: boolean;
  readonly opens: Setting['map']['passages'][number]['opens'];
  readonly openedBy: number;
  readonly needs: number;
}

export interface GameItem {
  /** A thing somebody holds; else a fact that all know. */
  readonly thing: boolean;
  /** How many there are; NONE for enough. */
  readonly supply: number;
  /** Goals that bring it. */
  readonly goals: readonly number[];
}

export interface GameGoal {
  readonly kind: Setting['goals'][number]['kind'];
  readonly where: Setting['goals'][number]['where'];
  /** Where it can be tried; empty for anywhere. */
  readonly rooms: readonly number[];
  readonly groups: Groups;
  readonly perCharacter: boolean;
  /** A goal of getting to several rooms, each person to each of them: its place among such goals; else NONE. */
  readonly byRoom: number;
  readonly hidden: boolean;
  /** Whether it is as hard as fighting the monster. */
  readonly hard: boolean;
  readonly grants: readonly number[];
  /** Passages that it opens, disasters that it sets off. */
  readonly opens: readonly number[];
  readonly losses: readonly number[];
  readonly route: number;
}

export interface GameRoute {
  readonly groups: Groups;
  readonly room: number;
  /** Seats, the first to leave included; NONE if everybody alive gets out. */
  readonly seats: number;
  /** Goals that take it: one of them must be open. */
  readonly exits: readonly number[];
  /** Goals that, once won, keep it from working (house rule `beaconNeededByPod`). */
  readonly spoiledBy: readonly number[];
  /** Whether the house rules close it (`sosWins`). */
  readonly closed: boolean;
}

export interface GameLoss {
  readonly goal: number;
  /** At the end of this round; NONE for no clock. */
  readonly rounds: number;
  readonly killsMonster: boolean;
}

export interface GameMonster {
  readonly start: number;
  readonly crosses: Setting['monsters'][number]['crosses'];
  readonly ignoresNeeds: boolean;
  readonly killNeedsMeans: boolean;
  readonly means: readonly number[];
  readonly weaknessGoal: number;
  readonly weaknessKnown: boolean;
  readonly defeats: number;
}

export interface GameEventCard {
  readonly suit: SuitIndex;
  readonly minRank: number;
  readonly maxRank: number;
  readonly selectors: readonly GameSelector[];
  readonly effects: readonly GameEffect[];
  /** Whether it happens to somebody. */
  readonly personal: boolean;
  /** The suit of the relationships it is about; NONE for any. */
  readonly feeling: SuitIndex;
  /** Whether all it does happens to the person whom its target feels most strongly about. */
  readonly aboutRelated: boolean;
  /** Whether some of those it names may be out of its reach: it needs a monster nearby, or somebody they feel about. */
  readonly selective: boolean;
  /** Whether it makes a difference to everybody who can suffer it: it is a test, an attack or a theft. */
  readonly bites: boolean;
  /** Whether it can happen only once. */
  readonly once: boolean;
  /** Of the GM's turns, after which it ends; NONE if it is over at once or stays. */
  readonly turns: number;
}

export interface GameSelector {
  readonly kind: Selector['kind'];
  readonly among: 'characters' | 'extras' | 'anyone';
  readonly highest: boolean;
  readonly attribute: number;
  readonly suit: SuitIndex;
  readonly room: number;
  readonly item: number;
  /** Place in the list of suggested Extras. */
  readonly extra: number;
}

export interface GameEffect {
  readonly kind: Effect['kind'];
  readonly passage: number;
  readonly room: number;
  readonly item: number;
  readonly attribute: number;
  /** Hits the person whom the target feels most strongly about. */
  readonly related: boolean;
  /** Needs somebody's consent. */
  readonly conditional: boolean;
  readonly turns: number;
}
