import type { Ask, AskKind, Seat, State } from './state';

/** Task types of the agenda, a stack of pending steps. Each comment lists the task's arguments. */
export const TASKS = {
  /** Deals cards for creating characters: stage (0 attributes, 1 relationships), player. */
  create: 0,
  /** A turn of creating Extras: player. */
  extras: 1,
  /** A player's turn: player, 1 for an extra turn. */
  turn: 2,
  /** The rest of a turn, after a player without a character has decided: player. */
  turnProper: 3,
  /** End of a seat's turn: seat. */
  seatEnd: 4,
  gmTurn: 5,
  gmEnd: 6,
  /** The GM can move monsters and an Extra. */
  monsters: 7,
  /** Draws an Event: index into TRIGGERS, person. */
  event: 8,
  /** Starts one effect of the Event: effect. */
  effect: 9,
  /** Applies an effect to one person: effect, person. */
  effectOn: 10,
  /** Asks the next player to agree to an effect: effect, person + 16 × the number of players already asked. */
  consent: 11,
  eventEnd: 12,
  /** A monster attacks: monster, person. */
  strike: 13,
  /** A test by an Event: attribute, person. */
  test: 14,
  /** Asks the next bidder: index into the bidding order. */
  bidding: 15,
  ruling: 16,
  reveal: 17,
  /** Asks the next player who can use Lucky: index into the bidding order. */
  lucky: 18,
  settle: 19,
  /** Puts a conflict's cards away. */
  clear: 20,
  /** Makes a beaten monster retreat: monster. */
  retreat: 21,
  /** The challenged player answers the challenge. */
  answer: 22,
  /** A player has lost their character and may adopt an Extra: player. */
  adopt: 23,
  /** The player who escapes may choose companions. */
  boarding: 24,
  /** Asks the next voter on a dare: number of votes so far. */
  vote: 25,
  /** A test that no Event causes: its cause, person. */
  hardship: 26,
  /** Starts what follows the Event's effects: index of the follow-up. */
  follow: 27,
  /** A follow-up for one person: index, person. */
  followOn: 28,
  /** After the test that decides between a follow-up's branches: index, person. */
  verdict: 29,
  /** Asks the next player for a vote on an Event's choice: index of the follow-up, player. */
  poll: 30,
  /** Plays what a clock brings that has run out: clock. */
  clock: 31,
} as const;

/** Pushes a task onto the agenda; it runs before everything already there. */
export function push({ agenda }: State, task: number, a = 0, b = 0): void {
  agenda.push(b, a, task);
}

/** Pops the top task; the caller has already read its two arguments. */
export function drop({ agenda }: State): void {
  // Three pops cost a tenth of assigning to `length`.
  agenda.pop();
  agenda.pop();
  agenda.pop();
}

export function askFor({ ask }: State, kind: AskKind, seat: Seat, about = -1, detail = -1): void {
  ask.kind = kind;
  ask.seat = seat;
  ask.about = about;
  ask.detail = detail;
  ask.answered = false;
}

export function clearAsk(ask: Ask): void {
  ask.kind = 'none';
  ask.about = -1;
  ask.detail = -1;
  ask.answered = false;
}
