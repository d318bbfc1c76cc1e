import type { Ask, AskKind, Seat, State } from './state';

/** What can happen next by itself. Whatever comes first lies on top of the agenda. */
export const TASKS = {
  /** Deal for making characters: stage 0 attributes, 1 relationships; player. */
  create: 0,
  /** A turn of making Extras: player. */
  extras: 1,
  /** A player's turn: player, 1 for an extra turn. */
  turn: 2,
  /** What the turn is used for, once somebody without a character has decided: player. */
  turnProper: 3,
  /** The end of a seat's turn: seat. */
  seatEnd: 4,
  gmTurn: 5,
  gmEnd: 6,
  /** The GM may move monsters and an Extra. */
  monsters: 7,
  /** An Event is drawn: place in TRIGGERS, person. */
  event: 8,
  /** An effect of it, as a whole: effect. */
  effect: 9,
  /** An effect of it on somebody: effect, person. */
  effectOn: 10,
  /** Somebody is asked to agree to an effect: effect, person × 16 + how many were asked. */
  consent: 11,
  eventEnd: 12,
  /** A monster attacks: monster, person. */
  strike: 13,
  /** A test by an Event: attribute, person. */
  test: 14,
  /** The next one may bid: place in the order of bids. */
  bidding: 15,
  ruling: 16,
  reveal: 17,
  /** The next one may use Lucky: place in the order of bids. */
  lucky: 18,
  settle: 19,
  /** The cards of a conflict are put away. */
  clear: 20,
  /** A monster that was beaten goes: monster. */
  retreat: 21,
  /** The challenged does the deed. */
  answer: 22,
  /** Somebody lost a character: player. */
  adopt: 23,
  /** The one who leaves may take somebody along. */
  boarding: 24,
  /** The next one votes on a dare: how many have voted. */
  vote: 25,
  /** A test that no Event brings: its cause, person. */
  hardship: 26,
} as const;

/** Puts a task on top: it comes before all that lies there already. */
export function push({ agenda }: State, task: number, a = 0, b = 0): void {
  agenda.push(b, a, task);
}

/** Takes the task on top off; its two numbers were read before. */
export function drop({ agenda }: State): void {
  // Three pops cost a tenth of setting the length.
  agenda.pop();
  agenda.pop();
  agenda.pop();
}

/** Waits for somebody's decision. */
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
