import type { Severity } from '@/lib/kernel/issue';
import { reporterOf } from '@/lib/tabletop/authoring/reporter';
import { capital, joinedUpTo } from '@/lib/tabletop/words/wording';

interface CodeMeta {
  readonly severity: Severity;
  /** The rule of rules 2.7 it implements, if any. */
  readonly rule?: `SV${number}`;
  readonly meaning: string;
}

/** All issue codes of Trapped!. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'trapped/place-unnamed': { severity: 'error', rule: 'SV1', meaning: 'The place has no name.' },
  'trapped/no-start': { severity: 'error', rule: 'SV1', meaning: 'No room is the safe place.' },
  'trapped/no-barrier': { severity: 'error', rule: 'SV2', meaning: 'Nothing keeps people from leaving.' },
  'trapped/no-monster': { severity: 'error', rule: 'SV3', meaning: 'Nothing hunts them.' },
  'trapped/monster-quality-missing': {
    severity: 'error',
    rule: 'SV3',
    meaning: 'A monster lacks one of its four qualities.',
  },
  'trapped/too-few-events': { severity: 'error', rule: 'SV4', meaning: 'There are fewer than twenty Events.' },
  'trapped/too-few-clubs': { severity: 'error', rule: 'SV5', meaning: 'There are fewer than five Events of clubs.' },
  'trapped/too-few-hearts': { severity: 'error', rule: 'SV5', meaning: 'There are fewer than five Events of hearts.' },
  'trapped/too-few-spades': { severity: 'error', rule: 'SV5', meaning: 'There are fewer than five Events of spades.' },
  'trapped/too-few-diamonds': {
    severity: 'error',
    rule: 'SV5',
    meaning: 'There are fewer than five Events of diamonds.',
  },
  'trapped/unknown-reference': {
    severity: 'error',
    rule: 'SV6',
    meaning: 'Something names an entry that does not exist.',
  },
  'trapped/circular-prerequisites': { severity: 'error', rule: 'SV6', meaning: 'Goals wait for each other.' },
  'trapped/waits-for-itself': { severity: 'error', rule: 'SV6', meaning: 'A goal is its own prerequisite.' },
  'trapped/no-goal': { severity: 'error', rule: 'SV7', meaning: 'There is nothing to do.' },
  'trapped/no-escape': { severity: 'error', rule: 'SV7', meaning: 'There is no way out.' },
  'trapped/escape-unreachable': {
    severity: 'error',
    rule: 'SV7',
    meaning: 'A way out can’t be taken, whatever is won.',
  },
  'trapped/escape-by-event-only': {
    severity: 'warning',
    rule: 'SV7',
    meaning: 'A way out works only if an Event brings what it takes.',
  },
  'trapped/escape-closed': {
    severity: 'warning',
    rule: 'SV7',
    meaning: 'A house rule, a clock or a disaster closes a way out, though another one is open.',
  },
  'trapped/escape-behind-monster': {
    severity: 'error',
    rule: 'SV13',
    meaning: 'Nobody can leave before a monster dies, and nobody can kill it.',
  },
  'trapped/escape-after-disaster': {
    severity: 'error',
    rule: 'SV13',
    meaning: 'Nobody can leave without setting off a disaster that comes first.',
  },
  'trapped/escape-too-late': {
    severity: 'error',
    rule: 'SV13',
    meaning: 'A clock ends the game before anybody can leave.',
  },
  'trapped/scene-cut-off': {
    severity: 'error',
    rule: 'SV8',
    meaning: 'A goal or way out is in a room that no passage leads to.',
  },
  'trapped/room-cut-off': { severity: 'warning', rule: 'SV8', meaning: 'No passage leads to a room.' },
  'trapped/barrier-undefeated': { severity: 'warning', rule: 'SV9', meaning: 'No goal gets past a barrier.' },
  'trapped/no-means': { severity: 'warning', rule: 'SV10', meaning: 'Nothing in play exploits a monster’s weakness.' },
  'trapped/means-unobtainable': {
    severity: 'warning',
    rule: 'SV10',
    meaning: 'No goal and no Event brings the means against a monster.',
  },
  'trapped/seats-too-few': { severity: 'warning', rule: 'SV11', meaning: 'Every way out leaves somebody behind.' },
  'trapped/seats-for-all': { severity: 'warning', rule: 'SV11', meaning: 'Every way out takes everybody.' },
  'trapped/goal-unused': { severity: 'warning', rule: 'SV12', meaning: 'A goal leads to nothing.' },

  'trapped/ranks-without-event': {
    severity: 'warning',
    rule: 'SV14',
    meaning: 'Half of the cards of a suit or more bring no Event.',
  },
  'trapped/event-repeated': {
    severity: 'warning',
    rule: 'SV14',
    meaning: 'An Event has the same title and effects as another one of its suit.',
  },
  'trapped/monster-stuck': { severity: 'warning', rule: 'SV15', meaning: 'A monster can never leave its first room.' },
  'trapped/rooms-overlap': { severity: 'warning', rule: 'SV15', meaning: 'Rooms overlap on the map.' },
  'trapped/reach-without-room': { severity: 'warning', rule: 'SV15', meaning: 'A goal to reach leads to no room.' },
  'trapped/too-few-copies': {
    severity: 'warning',
    rule: 'SV15',
    meaning: 'There are fewer copies of a thing than people who need one each to leave.',
  },
  'trapped/weakness-unrevealed': {
    severity: 'warning',
    rule: 'SV15',
    meaning: 'No goal and no Event reveals a monster’s weakness.',
  },

  'trapped/untitled': { severity: 'error', meaning: 'Something that people must name has no name.' },
  'trapped/blank-line': { severity: 'warning', meaning: 'A line of a list is empty.' },
  'trapped/same-title': { severity: 'hint', meaning: 'Two things of the same kind have the same name.' },
  'trapped/nothing-picked': { severity: 'warning', meaning: 'A line names nothing yet.' },
  'trapped/said-twice': { severity: 'hint', meaning: 'The same line stands twice in a list.' },

  'trapped/goal-unreachable': { severity: 'warning', meaning: 'Nobody can ever achieve a goal.' },
  'trapped/goal-by-event-only': {
    severity: 'hint',
    meaning: 'A goal can be achieved only if an Event brings what it takes.',
  },
  'trapped/goal-without-room': { severity: 'warning', meaning: 'A goal needs a room, but none is chosen.' },
  'trapped/goal-after-exit': { severity: 'warning', meaning: 'A goal comes after the night has ended.' },
  'trapped/attribute-unasked': {
    severity: 'hint',
    meaning: 'Goals name the attributes that fit, and nothing asks for one of them.',
  },
  'trapped/exit-without-route': { severity: 'warning', meaning: 'A goal leaves by no particular way out.' },
  'trapped/route-without-exit': {
    severity: 'hint',
    meaning: 'A goal names a way out though it is not about leaving.',
  },
  'trapped/too-soon': { severity: 'warning', meaning: 'A way out takes two won conflicts or fewer.' },
  'trapped/fuse-short': {
    severity: 'warning',
    meaning: 'Everybody who leaves sets off a disaster first, and has more to win than its fuse has turns to spare.',
  },
  'trapped/disaster-without-cause': { severity: 'warning', meaning: 'Nothing sets off a disaster.' },
  'trapped/item-unobtainable': { severity: 'warning', meaning: 'Something is needed that nothing brings.' },
  'trapped/item-unused': { severity: 'hint', meaning: 'Nothing mentions a thing or fact.' },

  'trapped/passage-to-itself': { severity: 'warning', meaning: 'A passage ends where it begins.' },
  'trapped/passage-doubled': { severity: 'warning', meaning: 'Two passages of one kind join the same rooms.' },
  'trapped/passage-end-missing': { severity: 'error', meaning: 'A passage leads nowhere.' },
  'trapped/blocker-without-goal': {
    severity: 'warning',
    meaning: 'A passage waits for a goal, but none is chosen.',
  },
  'trapped/opener-ignored': {
    severity: 'hint',
    meaning: 'A passage names a goal that opens it, but something else does, or nothing blocks it.',
  },

  'trapped/rank-range': { severity: 'error', meaning: 'An Event’s lowest card is above its highest.' },
  'trapped/no-cure': { severity: 'hint', meaning: 'Somebody falls ill of what nothing cures.' },
  'trapped/monster-nowhere': { severity: 'hint', meaning: 'A monster begins nowhere.' },
  'trapped/few-extras': { severity: 'hint', meaning: 'There are Extras, but fewer than a full table needs.' },
} as const satisfies Readonly<Record<`trapped/${string}`, CodeMeta>>;

export type Code = keyof typeof CODES;

export const report = reporterOf(CODES, capital);

/** Joins names as “One”, “Two” and “Three”; a long list ends with the number of further ones. */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string => joinedUpTo(4, names, last);
