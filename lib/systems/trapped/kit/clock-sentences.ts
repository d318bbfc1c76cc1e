import { joined } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import { eventOfClock, stepsOf } from '../rules/clocks';
import type { Clock, Setting } from '../schema';
import { PLAYERS } from '../vocabulary';
import { moveWords, stepWords } from './clock-words';
import { lexiconOf, sayEffects } from './effect-words';

/** Returns how a clock moves, as sentences: by rounds and by goals. */
export const movesOfClock = ({ perRound, goals }: Clock, names: Names): readonly string[] => [
  ...(perRound === 0 ? [] : [`${perRound === 1 ? 'One step' : stepWords(perRound)} on as each round ends.`]),
  ...movesOfGoals(goals, names),
];

/** Returns "Goal 2: 3 steps back.", with goals that move the clock alike in one sentence. */
function movesOfGoals(goals: Clock['goals'], names: Names): readonly string[] {
  const numbers = new Map<string, number[]>();
  for (const move of goals) {
    const number = names.goalNumber(move.goal);
    if (number !== undefined) numbers.set(moveWords(move), [...(numbers.get(moveWords(move)) ?? []), number]);
  }
  return [...numbers].map(([moves, [first = 0, ...more]]) =>
    more.length === 0
      ? `Goal ${first}: ${moves}.`
      : `Each of goals ${joined([first, ...more].toSorted((a, b) => a - b).map(String))}: ${moves}.`,
  );
}

/** Returns what happens when a clock runs out, as sentences; empty if nothing does. */
export function endOfClock(clock: Clock, setting: Setting, names: Names): readonly string[] {
  const event = eventOfClock(clock);
  const brings = event
    ? [
        `At the end of that turn, for ${whomOf(clock, names)}:`,
        ...sayEffects(clock.effects, {
          ...lexiconOf(event, setting, names),
          usualTest: 'whatever goes with the card’s suit',
        }),
      ]
    : [];
  return [
    ...(clock.lost ? ['When it runs out, everybody still inside has lost.'] : []),
    ...(brings.length > 0 && !clock.lost ? ['When it runs out, draw a card for it.', ...brings] : []),
  ];
}

const HIT: Readonly<Record<Clock['hits'], string>> = {
  anyone: 'everybody',
  characters: 'all characters',
  extras: 'all Extras',
};

const whomOf = ({ hits, room }: Clock, names: Names): string =>
  `${HIT[hits]}${room === '' ? '' : ` in ${names.room(room) ?? 'a certain room'}`}`;

/** Returns a clock as sentences, for the GM and its author. */
export const clockSentences = (clock: Clock, setting: Setting, names: Names): readonly string[] => [
  sizesOf(clock),
  ...movesOfClock(clock, names),
  ...endOfClock(clock, setting, names),
];

/** Returns "8 steps; 6 with 2 players, 10 with 5." */
function sizesOf(clock: Clock): string {
  const others = Array.from({ length: PLAYERS.max + 2 - PLAYERS.min }, (_, i) => PLAYERS.min + i)
    .filter((players) => stepsOf(clock, players) !== clock.steps)
    .map((players) => `${stepsOf(clock, players)} with ${players}`);
  const usual = clock.steps === 1 ? '1 step' : `${clock.steps} steps`;
  return `${usual}${others.length === 0 ? '' : `; ${joined(others)} players`}.`;
}
