import type { HouseRules } from '../schema';
import { NO_SCORE, type Score } from './cards';

/** Relationships of all people: `owner`'s feelings about `person` are at index owner × people + person. */
export interface Sheets {
  readonly people: number;
  readonly relationships: ArrayLike<Score>;
  /** 1 for people created as Extras; an adopted Extra still counts as one. */
  readonly extra: ArrayLike<number | boolean>;
}

/** Index of a relationship in Sheets; NO_ENTRY if none governs. */
export type Entry = number;
export const NO_ENTRY = -1;

/** Context of a bid; people are indexes into Sheets. */
export interface Bond {
  /** Goals, obstacles, tests and monsters all count as obstacles here. */
  readonly conflict: 'obstacle' | 'control' | 'duel';
  /** `own` is the bid of the acting person, and of both sides in a duel. */
  readonly mode: 'own' | 'character' | 'extra' | 'complication';
  /** The bidding player's character; in an `own` bid, the Extra that acts in its place, if any. */
  readonly bidder: number;
  readonly through?: number;
  readonly actor: number;
  /** The Extra to be controlled, or the opponent in a duel. */
  readonly target?: number;
}

export type GoverningRules = Pick<HouseRules, 'rule1Self' | 'controlHelperTarget' | 'extraBidRelationship'>;

/** Restricts a bid under Rules 1 and 2, and changes if it is lost (second table of rules 6.6). */
export function governingEntry(sheets: Sheets, bond: Bond, rules: GoverningRules): Entry {
  switch (bond.mode) {
    case 'complication':
      return NO_ENTRY;
    case 'own':
      return ownEntry(sheets, bond, rules.rule1Self);
    case 'extra':
      return extraEntry(sheets, bond, rules);
    case 'character':
      return characterEntry(sheets, bond, rules);
  }
}

function ownEntry(sheets: Sheets, { conflict, bidder, target }: Bond, rule1Self: boolean): Entry {
  if (conflict !== 'obstacle') return target === undefined ? NO_ENTRY : toward(sheets, bidder, target);
  return rule1Self ? entryIfSet(sheets, bidder, bidder) : NO_ENTRY;
}

function extraEntry(sheets: Sheets, bond: Bond, rules: GoverningRules): Entry {
  switch (rules.extraBidRelationship) {
    case 'none':
      return NO_ENTRY;
    case 'controller':
      return characterEntry(sheets, bond, rules);
    case 'extra':
      return bond.through === undefined ? NO_ENTRY : eitherEntry(sheets, bond.through, bond.actor);
  }
}

function characterEntry(sheets: Sheets, { conflict, bidder, actor, target }: Bond, rules: GoverningRules): Entry {
  const towardExtra = conflict === 'control' && rules.controlHelperTarget === 'extra' && target !== undefined;
  return toward(sheets, bidder, towardExtra ? target : actor);
}

/** For an Extra (adopted or not) its own feelings govern first; for a character, the bidder's do. */
const toward = (sheets: Sheets, bidder: number, target: number): Entry =>
  sheets.extra[target] ? eitherEntry(sheets, target, bidder) : eitherEntry(sheets, bidder, target);

function eitherEntry(sheets: Sheets, first: number, second: number): Entry {
  const entry = entryIfSet(sheets, first, second);
  return entry === NO_ENTRY ? entryIfSet(sheets, second, first) : entry;
}

/** NO_ENTRY also where one of them is nobody: a player without a character feels nothing. */
function entryIfSet({ people, relationships }: Sheets, owner: number, person: number): Entry {
  if (owner < 0 || person < 0) return NO_ENTRY;
  const entry = owner * people + person;
  return (relationships[entry] ?? NO_SCORE) === NO_SCORE ? NO_ENTRY : entry;
}

/** NO_SCORE if none governs. */
export const relationshipAt = ({ relationships }: Sheets, entry: Entry): Score =>
  entry === NO_ENTRY ? NO_SCORE : (relationships[entry] ?? NO_SCORE);
