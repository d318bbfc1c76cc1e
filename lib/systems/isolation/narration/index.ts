import type { Line } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { epilogueOf } from '@/lib/tabletop/play/seats';
import { type EventTexts, fullSentence, narratorOf, uncapital } from '@/lib/tabletop/words/wording';
import { ENDINGS, type EndingId } from '../engine/ending';
import { type Game, NONE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { type Cause, DEGREE_LABELS, LEVEL_LABELS, LEVELS, type Stance } from '../vocabulary';
import { difficultyName, links, ruling, Words } from './words';

const ENDS: Readonly<Record<EndingId, string>> = {
  everybodySafe: 'Everybody is safe.',
  someSafe: 'The night is over. Some are safe.',
  stillInside: 'The night is over, and nobody has got out.',
  nobodyLeft: 'Nobody is left.',
};

const STANDS: Readonly<Record<Stance, string>> = {
  cooperate: 'helps',
  neutral: 'stands by',
  hostile: 'is against it',
};

const BLAME: Readonly<Record<Cause, string>> = {
  obstruction: 'somebody was in the way',
  standingBy: 'too many stood by',
  threat: 'nobody inside is to blame',
};

const SAFE: Readonly<Record<Extract<LogEvent, { type: 'gotSafe' }>['why'], string>> = {
  out: 'This way leads out',
  over: 'The threat is gone',
  help: 'Help has come',
};

const WHY_LINKED: Readonly<Record<Extract<LogEvent, { type: 'linked' }>['why'], string>> = {
  result: '',
  injury: ', for the injury',
  goodwill: ', in memory of the dead',
  session: ', for what has happened',
  cleared: ', for moods pass',
};

/** One line per event. Lines state stances, not deeds: players make those up. */
const EVENT_TEXTS: EventTexts<Words, LogEvent> = {
  picked: (words, { seat, person }) => `Player ${seat + 1} plays ${words.written(person)}.`,
  sessionBegan: (_, { session }) => `Session ${session + 1} begins.`,
  happened: ({ view }, { event }) => fullSentence(view.eventText(event)) || 'Something happens.',
  timePassed: () => 'Time passes.',
  proposed: (words, { active, task, against, targets, absent }) => {
    const what = against === NONE ? `proposes ${words.task(task)}` : `turns on ${words.person(against)}`;
    const who = targets.length === 0 ? 'alone' : `and asks ${words.people(targets)}`;
    const missing = absent.length === 0 ? '' : ` Not there: ${words.people(absent)}.`;
    return `${words.person(active)} ${what}, ${who}.${missing}`;
  },
  ruled: (words, { person, modifier, count }) => `The GM rules ${ruling(words.person(person), modifier, count)}.`,
  difficultyNamed: (_, { difficulty }) => `The GM calls it ${difficultyName(difficulty)}.`,
  rolled: (words, { rolls }) => `Evens on green and odds on red: ${words.rolled(rolls)}.`,
  stanceTaken: (words, { person, stance, best }) =>
    `${words.person(person)} ${STANDS[stance]}${stance === best ? '' : `, and could have ${best === 'cooperate' ? 'helped' : 'stood by'}`}.`,
  opposed: (words, { person }) => `${words.person(person)} was not asked, and turns against it.`,
  answered: (words, { rolls }) => `Odds against it: ${words.rolled(rolls)}.`,
  resolved: (words, { task, degree, evens, odds, isAutomatic }) => {
    const text = fullSentence(words.game.body.tasks[task]?.onDegree[degree] ?? '');
    const result = isAutomatic ? 'It succeeds by itself' : `${DEGREE_LABELS[degree]}, ${evens} to ${odds}`;
    return `${result}.${text && ' '}${text}`;
  },
  wounded: (words, { person, level, cause }) =>
    `${words.person(person)} is ${LEVEL_LABELS[at(LEVELS, level)].toLowerCase()}: ${BLAME[cause]}.`,
  died: (words, { person, goodwill }) =>
    `${words.person(person)} is mourned${goodwill === 0 ? ' by nobody' : `: ${links(goodwill, 'green')} for those who are left`}.`,
  linked: (words, { colour, count, why, ...pair }) =>
    `${words.pair(pair)}: ${links(Math.abs(count), colour)} ${count > 0 ? 'more' : 'fewer'}${WHY_LINKED[why]}.`,
  stressChanged: (_, { from, to }) => `Stress ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
  taskDone: (words, { task }) => `${words.task(task)} is done.`,
  taskShut: (words, { task }) => `${words.task(task)} can’t be tried again.`,
  gotSafe: (words, { people, why }) => `${SAFE[why]}. Safe now: ${words.people(people)}.`,
  reflected: (words, { rolls, ahead, a, b }) => {
    const sums = rolls.map(({ colour, counted }) => `${counted} ${colour}`).join(' to ');
    return `${words.pair({ a, b })} look back${sums && `, ${sums}`}: ${ahead ? `${ahead} is ahead` : 'as much of both'}.`;
  },
  healed: (words, { person, level }) => `${words.person(person)} is ${level === 0 ? 'well again' : 'no longer dying'}.`,
  sessionEnded: (_, { session }) => `Session ${session + 1} is over.`,
  ended: (_, { ending }) => ENDS[at(ENDINGS, ending)],
};

export const narrate = narratorOf(Words, EVENT_TEXTS, {
  sessionBegan: 'turn',
  happened: 'deed',
  timePassed: 'turn',
  proposed: 'turn',
  resolved: 'deed',
  taskDone: 'joy',
  wounded: 'doom',
  died: 'doom',
  gotSafe: 'joy',
  ended: ({ ending }) => (ending <= 1 ? 'joy' : 'doom'),
});

/** Returns the seat's name: that of its character, otherwise of the player. */
export const seatName = (game: Game, view: View, seat: Seat): string => new Words(game, view).seat(seat);

/** Returns the fate of each player's character, safe ones first. */
export function epilogue(game: Game, view: View): readonly Line[] {
  const words = new Words(game, view);
  const playedBy = (seat: Seat) => at(view.table.people, words.played(seat));
  const fateOf = (seat: Seat, isSafe: boolean) => {
    const { where, level } = playedBy(seat);
    const state = uncapital(LEVEL_LABELS[at(LEVELS, level)]);
    return `${words.seat(seat)}: ${where === 'dead' ? 'dead' : `${isSafe ? 'safe' : 'still inside'}, ${state}`}.`;
  };
  return epilogueOf(view.table, (seat) => -playedBy(seat).level, fateOf);
}
