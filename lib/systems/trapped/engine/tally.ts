/** What a character was lost to in play: a deed that failed, a lost test, or anything else. Disasters end the game. */
export const DEATHS = ['conflict', 'event', 'other'] as const;
export type Death = (typeof DEATHS)[number];

/** What a playtest counts. Indexed by goal, event, room, monster, route or seat. */
export interface Tally {
  goalTried: number[];
  goalWon: number[];
  eventDrawn: number[];
  /** How often it changed anything. */
  eventFelt: number[];
  /** Events drawn that only the usual test stood for, by suit. */
  invented: number[];
  /** Turns that began or ended with a character in the room. */
  visits: number[];
  /** Player turns that ended with a monster in the room. */
  haunts: number[];
  encounters: number[];
  defeats: number[];
  kills: number[];
  deaths: number[];
  /** The same by cause, in the order of DEATHS. */
  deathsBy: number[];
  adoptions: number[];
  refills: number[];
  controls: number[];
  bids: number[];
  moves: number;
  /** Player turns since the party last won a goal; the longest such while, and the last goal won before it. */
  stall: number;
  longestStall: number;
  stalledAfter: number;
  lastGoal: number;
}
