import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, steps, table, text } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';
import { DEGREE_LABELS, DIFFICULTY_NAMES } from '../../vocabulary';

// A roll and its two readings (rules 4, 5 and 9).

/** From a proposal to its result. */
export const conflict = (options: HouseRules): readonly Block[] => [
  text(
    'The GM says whose proposal it is; usually you take turns. Until the dice fall, whatever you propose aloud is what your character does. Working against somebody takes no roll. Helping does, and so does staying out of it.',
  ),
  steps([
    '**Propose** a task whose needs are done, something else, or something against one of the group. You are the active one.',
    '**Ask** whom you like: one, some, or all who are there. Say who is not. Those you do not ask are Neutral by default. Each one asked brings dice, and may turn against you.',
    '**Roll** your dice and those of everybody asked, in both colours. All dice stay on the table: they are read twice.',
    '**First reading:** stances, as below.',
    '**Late anger:** anybody who is there and was not asked may turn Hostile now, and rolls a red die for each red link with the active one, nothing else.',
    `**Difficulty:** ${NAMED[String(options.openDifficulty)]}`,
    '**Second reading:** the GM rolls, and you see the result.',
  ]),
];

const NAMED: Readonly<Record<string, string>> = {
  false: 'the GM names it only now.',
  true: 'it stands on the task’s card (house rule); for anything else the GM names it now.',
};

/** Where dice come from. */
export const diceTable = (options: HouseRules): Block =>
  table(Object.entries({ Dice: 4, 'Active one': 4, 'Those asked': 4 }), [
    cells('Links', 'all with those asked', 'all with the active one'),
    cells('Your profession covers it', '1 green', '1 green'),
    cells('It serves your goal or bias', GOALS[options.goalAndBias]('green'), GOALS[options.goalAndBias]('green')),
    cells('It violates your goal or bias', GOALS[options.goalAndBias]('red'), GOALS[options.goalAndBias]('red')),
    cells('Stress', '1 red for each level', '–'),
    cells('Fine words or acting', persuasion(options.rolePlayMax), '–'),
    cells(`Label that bears on it${STORY[String(options.storyLabels)]}`, '–', '1 of its colour for each'),
  ]);

const GOALS: Readonly<Record<HouseRules['goalAndBias'], (colour: string) => string>> = {
  one: (colour) => `1 ${colour}`,
  each: (colour) => `1 ${colour} each (house rule)`,
};

const persuasion = (most: number) =>
  most === 0 ? 'none (house rule)' : `up to ${most} green, as the GM says${most === 2 ? '' : ' (house rule)'}`;

const STORY: Readonly<Record<string, string>> = {
  false: ' (from traits only)',
  true: ' (from traits or won in play: house rule)',
};

export const extraDice = ({ openEnded }: HouseRules): string =>
  openEnded
    ? 'In every roll each green 6 and each red 1 brings another die of its colour, which may bring more.'
    : 'Sixes and ones bring no further dice (house rule).';

/** Whom everybody pulls for. */
export const firstReading = ({ freeCooperation }: HouseRules): readonly Block[] => [
  text(
    '**The active one’s number** is red odds less green evens, and never below 0. **Yours** is green evens less red odds, and may be below 0. Take theirs from yours:',
  ),
  table(Object.entries({ Difference: 2, 'You are': 3, 'or, if you prefer': 3 }), [
    cells('2 or more', 'Cooperative', 'Neutral or Hostile'),
    cells('−1, 0 or 1', 'Neutral', 'Hostile'),
    cells('−2 or less', 'Hostile', ''),
  ]),
  text(`${FREE[freeCooperation]} Their dice are rolled all the same. Show a stance card, in the order you were asked.`),
];

const FREE: Readonly<Record<HouseRules['freeCooperation'], string>> = {
  noRed: 'If there is no red link between you and the active one, you may be Cooperative whatever the dice say.',
  greenOnly:
    'If there are green links and no red one between you and the active one, you may be Cooperative whatever the dice say (house rule).',
};

/** What comes of it. */
export const secondReading = (): readonly Block[] => [
  text(
    '**Effort** is the green evens of the active one and all Cooperative, less the red odds of all Hostile; never below 0. No other dice of yours count now.',
  ),
  text(
    '**The GM rolls** as many red dice as the Difficulty, plus everybody who is alive and inside (the active one too), plus Stress. **The margin** is effort less the GM’s odds.',
  ),
  text(`**Difficulty:** ${DIFFICULTY_NAMES.map((name, i) => `${name} ${i + 1}`).join(', ')}.`),
];

/** What a margin amounts to, and what it changes. */
export const degreeTable = (): Block =>
  table(Object.entries({ Margin: 2, Degree: 3.2, 'What it means': 5, Stress: 1.6, 'Passing links': 4 }), [
    cells(
      '4 or more',
      DEGREE_LABELS.completeSuccess,
      'with ease; players add a small gain',
      '−2',
      '2 green with Cooperative and Neutral',
    ),
    cells('2 or 3', DEGREE_LABELS.basicSuccess, 'done, and no more', '−1', '1 green with Cooperative and Neutral'),
    cells('0 or 1', DEGREE_LABELS.partialSuccess, 'just about, or half of it', '0', 'none'),
    cells('−1', DEGREE_LABELS.partialFailure, 'failed, and it could be worse', '0', 'none'),
    cells(
      '−2 or −3',
      DEGREE_LABELS.basicFailure,
      'failed, and it is as bad as you feared',
      '+1',
      '1 red with Neutral and Hostile',
    ),
    cells(
      '−4 or less',
      DEGREE_LABELS.completeFailure,
      'failed, with something new on top',
      '+2',
      '2 red with Neutral and Hostile',
    ),
  ]);

/** Three people, six readings of dice; the numbers are those of nobody's book. */
export const example = (): readonly Block[] => [
  text(
    '*Example:* Ida wants help with the shutters from Jo and Kim. Stress is 1. Ida’s green 2, 6, 5 and red 3, 4, 5 make 2 evens and 2 odds, and her 6 brings a green 4: her number is 0. Jo’s green 4, 2 without red dice make 2: a difference of 2, Cooperative. Kim’s green 3 and red 1, 5, with a 2 for the 1, make −2: Hostile. Effort is 3 + 2 evens less 2 odds: 3. The task is Average: 2 dice, 3 people and 1 Stress are 6 red dice, and they show 2 odds. The margin is 1, a Partial Success. Kim’s player decides what happened to the hammer.',
  ),
];

/** Rolls that differ from the usual one. */
export const specialCases = (options: HouseRules): readonly Block[] => [
  ...section('Alone', 2, [
    text(
      'If you ask nobody, the GM names the Difficulty at once. You roll as many green dice as that, and more for profession, goal, bias and fine words; and red dice for Stress and for what you violate. Your red odds cancel your green evens, down to 0. Others may turn Hostile, and the GM rolls as usual.',
    ),
  ]),
  ...section('Against one of the group', 2, [
    text(
      'The target’s links and stance are left out; you may ask the others. There is no Difficulty. Instead of the GM the target rolls red dice: one for each red link with you, for everybody else alive and inside, and for each level of Stress. What helps the target adds red dice; green dice for what hinders them cancel their own odds, down to 0.',
    ),
    bullets([
      SOLO[options.soloDuelDice],
      'If it can hurt people and fails, the target too may be wounded.',
      DUEL[options.duelWounds],
      'It never does a task.',
    ]),
  ]),
  ...section('At Stress 0', 2, [
    text(
      'Nobody rolls, and everybody takes any stance. What is not dangerous is a Basic Success; if it is, the GM says whether anything threatens right now, and if so you roll. No links and no Stress come of it. Tasks that take a Complete Success and deeds against one of the group are rolled all the same.',
    ),
  ]),
];

const SOLO: Readonly<Record<HouseRules['soloDuelDice'], string>> = {
  redLinksWithTarget: 'Alone against somebody, your green dice are as many as the red links between you.',
  difficulty: 'Alone against somebody, the GM names a Difficulty for your green dice (house rule).',
};

const DUEL: Readonly<Record<HouseRules['duelWounds'], string>> = {
  none: 'A success wounds nobody by itself.',
  margin: 'If it can hurt people and succeeds, the target takes as many wounds as the margin (house rule).',
};
