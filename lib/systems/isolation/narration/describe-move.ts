import { at } from '@/lib/kernel/at';
import { type EventTexts, moveDescriberOf, uncapital } from '@/lib/tabletop/words/wording';
import { closingOf, conflictOf, pairNow } from '../engine/context';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { deciding } from '../engine/proposals';
import type { Stance } from '../vocabulary';
import { difficultyName, personKey, ruling, Words } from './words';

const STANCES: Readonly<Record<Stance, string>> = {
  cooperate: 'Help',
  neutral: 'Stand by',
  hostile: 'Be against it',
};

/** Adds the person's name if the GM decides for them, such as "For Vera: help". */
function forIt(words: Words, text: string): string {
  const { table } = words.view;
  const person = deciding(table);
  if (person === NONE || table.awaited < table.players) return text;
  return `For ${words.person(person)}: ${uncapital(text)}`;
}

const SAYERS: EventTexts<Words, Move> = {
  pick: (words, { person }) => `Play ${words.person(person)}`,
  event: (words, { event }) => `Let it happen: ${words.event(event)}`,
  call: (words, { person }) => `Let ${words.person(person)} propose something`,
  wait: () => 'Let time pass',
  task: (words, { task }) => forIt(words, `Propose ${words.task(task)}`),
  other: (words) => forIt(words, 'Propose something that nobody has prepared'),
  against: (words, { person }) => forIt(words, `Turn on ${words.person(person)}`),
  pass: (words) => forIt(words, 'Propose nothing, and let time pass'),
  ask: (words, { person }) => forIt(words, `Ask ${words.person(person)}`),
  miss: (words, { person }) => forIt(words, `Say that ${words.person(person)} is not there`),
  calm: (_, { isCalm }) => (isCalm ? 'Let it succeed: nothing threatens now' : 'Have it rolled: something threatens'),
  difficulty: (_, { difficulty }) => `Call it ${difficultyName(difficulty)}`,
  rule: (words, { modifier, count }) => {
    const { rulings, place } = conflictOf(words.view.table);
    return `Rule ${ruling(words.person(at(rulings, place).person), modifier, count)}`;
  },
  consider: (words, { person }) => `Go on to ${words.person(person)}`,
  roll: (words) => (words.view.table.phase === 'answer' ? 'Roll the dice against it' : forIt(words, 'Roll')),
  face: (_, { face }) => `Lay down a ${face}`,
  stance: (words, { stance }) => forIt(words, STANCES[stance]),
  wound: (words, { person }) => `Wound ${words.person(person)}`,
  reflect: (words) => `Let ${words.pair(pairNow(words.view.table))} look back`,
  leave: (words) => `Leave ${words.pair(pairNow(words.view.table))} as they are`,
  erase: (words, { label }) => {
    const pair = pairNow(words.view.table);
    return `Erase the ${at(pair.labels, label).colour} link “${at(words.labels(pair), label)}”`;
  },
  add: (words) => `Add a ${closingOf(words.view.table).ahead} link`,
  keep: () => 'Change nothing',
  ready(words) {
    const { phase } = words.view.table;
    if (phase === 'rule') return 'Rule nothing else';
    return forIt(words, conflictOf(words.view.table).targets.length === 0 ? 'Go alone' : 'Ask nobody else');
  },
};

export const describeMove = moveDescriberOf(Words, SAYERS, (move) => 'person' in move && personKey(move.person));
