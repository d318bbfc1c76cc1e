import type { SuitIndex } from '../rules/cards';
import type { Clock, Condition, Event, FollowUp, FurtherEffect, HouseRules, Selector, Setting } from '../schema';

/** No index. All other references in this file are indexes into the setting's lists. */
export const NONE = -1;

/**
 * Prerequisites: one of each group is required. Goals by index, things and facts as `~index`; as `~(index + items)` if
 * whoever tries must have the thing in hand.
 */
export type Groups = readonly (readonly number[])[];

/** Returns the thing or fact that a negative number of `Groups` requires. */
export const itemIn = ({ items }: Pick<Game, 'items'>, needed: number): number => ~needed % items.length;

/** A setting compiled to indexes. Immutable, and shared by all games played in it. */
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
  readonly clocks: readonly GameClock[];
  readonly monsters: readonly GameMonster[];
  /** True if all monsters move and hunt like the book's. */
  readonly hasUsualMonsters: boolean;
  /** The setting's Events, then what clocks bring, in the order of `clockEvents`; nobody draws those. */
  readonly events: readonly GameEventCard[];
  readonly clockEvents: readonly Event[];
  readonly eventsOf: readonly (readonly number[])[];
  /** Rooms in which a secret can be placed. */
  readonly hideouts: readonly number[];
  /** Goals in a room that only the GM knows. */
  readonly secretGoals: readonly number[];
  readonly monsterGoals: readonly number[];
  readonly hiddenGoals: readonly number[];
  /** Number of goals that are achieved separately in each room. */
  readonly roomGoals: number;
  readonly roundLimit: number;
  /** True if a goal or way out requires a thing in the hand of whoever tries. */
  readonly needsHands: boolean;
  /** True if it uses what version 2 added. Bots that plan better only there still play older settings as they did. */
  readonly isWide: boolean;
}

export interface GameRoom {
  readonly passages: readonly number[];
  readonly corridor: boolean;
}

export interface GamePassage {
  /** Both ends are NONE if the passage leads nowhere. */
  readonly a: number;
  readonly b: number;
  readonly kind: Setting['map']['passages'][number]['kind'];
  readonly blocked: boolean;
  readonly opens: Setting['map']['passages'][number]['opens'];
  readonly openedBy: number;
  readonly needs: number;
  /** True if anybody in the room can have what it needs; false if everybody who passes needs one. */
  readonly needsInRoom: boolean;
}

export interface GameItem {
  /** True for a thing that a person holds; false for a fact that everyone knows. */
  readonly thing: boolean;
  /** Number available; NONE for unlimited. */
  readonly supply: number;
  readonly goals: readonly number[];
  /** True if nobody can give it away. */
  readonly worn: boolean;
  readonly onDeath: Setting['items'][number]['onDeath'];
  readonly onTheft: Setting['items'][number]['onTheft'];
}

export interface GameGoal {
  readonly kind: Setting['goals'][number]['kind'];
  readonly where: Setting['goals'][number]['where'];
  /** Rooms where it can be attempted; empty for anywhere. */
  readonly rooms: readonly number[];
  readonly groups: Groups;
  readonly perCharacter: boolean;
  /** For a goal of reaching several rooms, each of them by each person: its index among such goals; else NONE. */
  readonly byRoom: number;
  readonly hidden: boolean;
  /** True if it is as hard as fighting the monster. */
  readonly hard: boolean;
  readonly grants: readonly number[];
  /** Passages that the goal opens, and disasters that it sets off. */
  readonly opens: readonly number[];
  readonly losses: readonly number[];
  /** Moves of clocks. */
  readonly clocks: readonly ClockMove[];
  readonly route: number;
}

export interface GameRoute {
  readonly groups: Groups;
  readonly room: number;
  /** Seats, including the escaping player's; NONE if everyone alive gets out. */
  readonly seats: number;
  /** Goals that start the escape; one of them must be open. */
  readonly exits: readonly number[];
  /** Goals that disable this route once achieved (house rule `beaconNeededByPod`). */
  readonly spoiledBy: readonly number[];
  /** True if the house rules disable it (`sosWins`). */
  readonly closed: boolean;
}

export interface GameLoss {
  readonly goal: number;
  /** Happens at the end of this round; NONE without a time limit. */
  readonly rounds: number;
  readonly killsMonster: boolean;
}

export interface GameClock {
  readonly hidden: boolean;
  /** Steps by number of players. */
  readonly sizes: readonly number[];
  readonly perRound: number;
  readonly lost: boolean;
  /** The Event that it brings; NONE without one. */
  readonly event: number;
  readonly hits: Clock['hits'];
}

/** A move of a clock by signed steps; 0 stops it. */
export interface ClockMove {
  readonly clock: number;
  readonly steps: number;
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
  /** Steps a turn; half of them only in every second turn. */
  readonly steps: number;
  readonly isSlow: boolean;
  readonly hunts: Setting['monsters'][number]['hunts'];
  /** The thing whose holder it hunts. */
  readonly bait: number;
  /** The attribute it is fought by; NONE for any. */
  readonly foughtBy: number;
  readonly hit: Setting['monsters'][number]['hit'];
  readonly cure: number;
  /** Cards drawn for it beyond the book's three. */
  readonly extraCards: number;
  /** True if barriers do not stop it. */
  readonly slips: boolean;
  /** Things and states that keep it out of a room; undefined if nothing does. */
  readonly shuns: GamePlaces | undefined;
  /** Rooms in which it finds nobody; undefined if nothing blinds it. */
  readonly blinds: GamePlaces | undefined;
  /** Rounds after which it grows; NONE for never. */
  readonly grows: number;
  /** True for the book's monster: one step a turn, wherever the GM likes. */
  readonly isUsual: boolean;
}

/** Rooms by their number, by things that somebody there has, and by their state. */
export interface GamePlaces {
  readonly rooms: readonly number[];
  readonly items: readonly number[];
  readonly water: boolean;
  readonly dark: boolean;
}

export interface GameEventCard {
  readonly suit: SuitIndex;
  readonly minRank: number;
  readonly maxRank: number;
  readonly selectors: readonly GameSelector[];
  /** Its effects at once. */
  readonly effects: readonly GameEffect[];
  /** Effects of what follows, numbered after those at once. */
  readonly further: readonly GameEffect[];
  readonly follows: readonly GameFollowUp[];
  /** All of them must hold. */
  readonly onlyIf: readonly GameCondition[];
  /** True if it is only words: the usual test of its suit. */
  readonly plain: boolean;
  /** True if it targets people. */
  readonly personal: boolean;
  /** Suit of the relationships it is about; NONE for any. */
  readonly feeling: SuitIndex;
  /** True if every effect hits the person about whom its target feels most strongly. */
  readonly aboutRelated: boolean;
  /** True if some named targets may be immune: it needs a monster nearby, or a person the target has feelings for. */
  readonly selective: boolean;
  /** True if it affects every possible target: it is a test, an attack or a theft. */
  readonly bites: boolean;
  /** True if it can happen only once. */
  readonly once: boolean;
  /** Duration in GM turns; NONE if it is instantaneous or permanent. */
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
  /** Index into the suggested Extras. */
  readonly extra: number;
}

export interface GameEffect {
  readonly kind: FurtherEffect['kind'];
  readonly passage: number;
  readonly room: number;
  readonly item: number;
  readonly attribute: number;
  readonly goal: number;
  readonly monster: number;
  readonly suit: SuitIndex;
  /** Hits the person about whom the target feels most strongly. */
  readonly related: boolean;
  /** Of a lost thing: it is gone for good. Of a feeling: it takes the rank of the Event's card. */
  readonly strong: boolean;
  /** Requires a player's consent. */
  readonly conditional: boolean;
  readonly turns: number;
  readonly clock: number;
  /** Signed steps of the clock; 0 stops it. */
  readonly steps: number;
}

/** Part of an Event after its effects at once. Its lists hold numbers of effects. */
export interface GameFollowUp {
  readonly kind: FollowUp['kind'];
  readonly attribute: number;
  readonly hurts: boolean;
  /** Thing or fact that a test takes; NONE for nothing. */
  readonly item: number;
  /** True if anybody in the room can have it. */
  readonly shared: boolean;
  /** True for a choice that all players make by a vote. */
  readonly polled: boolean;
  readonly when: readonly GameCondition[];
  readonly first: readonly number[];
  readonly second: readonly number[];
}

export interface GameCondition {
  readonly kind: Condition['kind'];
  /** True if it is about the Event's target; else about any character. */
  readonly own: boolean;
  readonly room: number;
  readonly item: number;
  /** True if anybody in the room can have it. */
  readonly shared: boolean;
  readonly goal: number;
  readonly clock: number;
  /** Steps that a clock must have gone; NONE if it must have run out. */
  readonly steps: number;
  readonly isNot: boolean;
}
