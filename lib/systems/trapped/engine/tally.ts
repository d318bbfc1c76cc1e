/**
 * Causes of a character's death in play: a failed deed, a lost test, or anything else. Disasters end the game and are
 * not counted.
 */
export const DEATHS = ['conflict', 'event', 'other'] as const;
export type Death = (typeof DEATHS)[number];

/** Counters for playtests, indexed by goal, event, room, monster or seat. */
export interface Tally {
  goalTried: number[];
  goalWon: number[];
  eventDrawn: number[];
  eventFelt: number[];
  /** By suit. */
  invented: number[];
  /** Times a character entered the room. */
  visits: number[];
  /** Monsters in the room at the start of player turns. */
  haunts: number[];
  encounters: number[];
  defeats: number[];
  kills: number[];
  deaths: number[];
  /** Deaths by cause, in the order of DEATHS. */
  deathsBy: number[];
  adoptions: number[];
  refills: number[];
  controls: number[];
  bids: number[];
  moves: number;
  /** Player turns since the party last achieved a goal; the longest such stretch, and the last goal before it. */
  stall: number;
  longestStall: number;
  stalledAfter: number;
  lastGoal: number;
}
