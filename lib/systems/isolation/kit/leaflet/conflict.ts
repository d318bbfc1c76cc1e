import type { Block } from '@/lib/kit/blocks';
import { flow, sections, steps, texts, wordTable } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';
import { DEGREE_LABELS, DIFFICULTY_NAMES } from '../../vocabulary';

// Leaflet: a roll and its two readings (rules 4, 5 and 9).

/** From a proposal to its result. */
export const conflict = ({ openDifficulty }: HouseRules): readonly Block[] =>
  texts(
    'The GM says whose proposal it is; usually the players take turns. The GM’s people in the cast are asked like yours, and propose only if the GM says so. Until the dice fall, whatever you propose aloud is what your character does. Working against somebody takes no roll. Helping does, and so does staying out of it.',
    steps([
      '**Propose** a task whose needs are done, something else, or something against one of the group. You are the active one.',
      '**Ask** some or all of those who are there, and say who is not. Those you do not ask are Neutral by default. Each one asked brings dice, and may turn against you.',
      '**Roll** your dice and those of everybody asked, in both colours. Leave all dice on the table: they are read twice.',
      '**First reading:** stances, as below.',
      '**Late anger:** anybody there who was not asked may turn Hostile now, and rolls a red die for each red link with the active one, nothing else.',
      `**Difficulty:** ${openDifficulty ? 'it stands on the task’s card (house rule); for anything else the GM names it now.' : 'the GM names it only now.'}`,
      '**Second reading:** the GM rolls, and you see the result.',
    ]),
  );

/** Dice, stances and the result. */
export const readings = (options: HouseRules): readonly Block[] =>
  sections({
    Dice: [
      diceTable(options),
      options.openEnded
        ? 'In every roll each green 6 and each red 1 brings another die of its colour, which may bring more.'
        : 'Sixes and ones bring no further dice (house rule).',
    ],
    'First reading': [
      '**The active one’s number** is red odds less green evens, and never below 0. **Yours** is green evens less red odds, and may be below 0. Take theirs from yours:',
      wordTable({ Difference: 2, 'You are': 3, 'or, if you prefer': 3 }, [
        ['2 or more', 'Cooperative', 'Neutral or Hostile'],
        ['−1, 0 or 1', 'Neutral', 'Hostile'],
        ['−2 or less', 'Hostile', ''],
      ]),
      `If there ${options.freeCooperation === 'noRed' ? 'is no red link' : 'are green links and no red one (house rule)'} between you and the active one, you may be Cooperative whatever the dice say. Your dice are rolled all the same. Show a stance card, in the order you were asked; the GM shows one for each of the GM’s people.`,
    ],
    'Second reading': [
      ...flow(
        texts(
          '**Effort** is the green evens of the active one and all Cooperative, less the red odds of all Hostile; never below 0. No other dice of yours count now.',
          '**The GM rolls** as many red dice as the Difficulty, plus everybody alive and inside, there or not (the active one too), plus Stress. **The margin** is effort less the GM’s odds.',
          `**Difficulty:** ${DIFFICULTY_NAMES.map((name, i) => `${name} ${i + 1}`).join(', ')}.`,
        ),
      ),
      DEGREE_TABLE,
      '*Example:* Ida wants help with the shutters from Jo and Kim. Stress is 1. Ida’s green 2, 6, 5 and red 3, 4, 5 bring a green 4 for the 6: 3 evens, 2 odds, so her number is 0. Jo’s green 4, 2 without red dice make 2: Cooperative. Kim’s green 3 and red 5, 1 bring a red 2 for the 1: 0 evens less 2 odds, Hostile. Effort is 3 and 2 evens less 2 odds: 3. The task is Average, so 2 dice, 3 people and 1 Stress are 6 red dice. They show 2 odds. The margin is 1, a Partial Success, and Kim’s player says where the hammer went.',
    ],
  });

/** Sources of dice. */
export function diceTable({ goalAndBias, rolePlayMax, storyLabels }: HouseRules): Block {
  const goals = (colour: string) => `1 ${colour}${goalAndBias === 'one' ? '' : ' for each (house rule)'}`;
  const persuasion = rolePlayMax === 0 ? 'nothing' : `up to ${rolePlayMax} green, as the GM says`;
  const labels = storyLabels ? ', also one won in play (house rule)' : ' and comes from traits';
  return wordTable({ Dice: 4, 'Active one': 4, 'Those asked': 4 }, [
    ['Links', 'all with those asked', 'all with the active one'],
    ['Your profession covers it', '1 green', '1 green'],
    ['It serves your goal or bias', goals('green'), goals('green')],
    ['It violates your goal or bias', goals('red'), goals('red')],
    ['Stress', '1 red for each level', '–'],
    ['Fine words or acting', `${persuasion}${rolePlayMax === 2 ? '' : ' (house rule)'}`, '–'],
    [`A label that bears on it${labels}`, '–', '1 of its colour for each'],
  ]);
}

/** Degrees by margin, and their effects. */
export const DEGREE_TABLE = wordTable(
  { Margin: 2, Degree: 3.4, 'What it means': 5, Stress: 1.8, 'Passing links': 4.7 },
  [
    ['4 or more', DEGREE_LABELS.completeSuccess, 'with ease, and a small gain', '−2', '2 green: Cooperative, Neutral'],
    ['2 or 3', DEGREE_LABELS.basicSuccess, 'done, and no more', '−1', '1 green: Cooperative, Neutral'],
    ['0 or 1', DEGREE_LABELS.partialSuccess, 'just about, or half of it', '0', 'none'],
    ['−1', DEGREE_LABELS.partialFailure, 'failed, and it could be worse', '0', 'none'],
    ['−2 or −3', DEGREE_LABELS.basicFailure, 'failed, as badly as feared', '+1', '1 red: Neutral, Hostile'],
    ['−4 or less', DEGREE_LABELS.completeFailure, 'failed, and one thing more', '+2', '2 red: Neutral, Hostile'],
  ],
);

/** Exceptions: lone attempts, duels and Stress 0. */
export const specialCases = ({ soloDuelDice, duelWounds }: HouseRules): readonly Block[] =>
  sections({
    Alone:
      'If you ask nobody, the GM names the Difficulty at once. You roll as many green dice as that, and more for profession, goal, bias and fine words; and red dice for Stress and for what you violate. Your red odds cancel your green evens, down to 0. Others may turn Hostile, and the GM rolls as usual.',
    'Against one of the group': `The target’s links and stance are left out; you may ask the others. There is no Difficulty. Instead of the GM the target rolls red dice: one for each red link with you, for everybody else alive and inside, and for each level of Stress. Dice from the table come on top in their usual colours, without any for labels, and the target’s green evens cancel their own odds, down to 0.\n\nAlone against somebody, ${soloDuelDice === 'difficulty' ? 'the GM names a Difficulty for your green dice (house rule)' : 'your green dice are as many as the red links between you'}. It is dangerous unless the GM says otherwise; if it fails, the target too may be wounded. ${duelWounds === 'margin' ? 'If it is dangerous and succeeds, the target takes as many wounds as the margin (house rule).' : 'A success wounds nobody by itself.'} It never does a task.`,
    'At Stress 0':
      'Nobody rolls, and everybody takes any stance. What is not dangerous is a Basic Success. If it is, the GM says whether anything threatens right now; if so, roll. No links and no Stress come of it. Tasks that take a Complete Success and deeds against one of the group are rolled all the same.',
  });
