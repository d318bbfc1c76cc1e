import type { Block } from '@/lib/kit/blocks';
import { bullets, section, steps, text } from '@/lib/kit/short-blocks';
import { playersInWords } from '@/lib/tabletop/table-size';
import type { Box } from '../../schema';
import type { KitInput } from '../input';
import { slotNames } from '../names';
import { hasLinkLocks, hasSeveral, hasSuperTraps, lastRound, sideOf } from './words';

export const aim = ({ body }: KitInput): readonly Block[] => [
  text(
    `Each round one number is wanted: creature 1 in round 1, creature 2 in round 2, and so on. Trap it, and hope that the highest creature on the table lies in your row, for that decides who saves it. After ${lastRound(body)}, the most points win. For ${playersInWords(body)}.`,
  ),
];

export const sorts = ({ body }: KitInput): readonly Block[] =>
  section('The cards', 2, [
    bullets([
      '**Creatures** have a number. It is the round in which they are wanted, the roll that traps them, and the points they are worth.',
      `**TRAP!**${hasSuperTraps(body) ? ' and **Super Trap!**' : ''} cards catch creatures in other players’ rows.`,
      '**Actions** do what they say, if you like. The action reference lists them all.',
      ...(hasLinkLocks(body) ? ['**Link & Lock** cards protect what you have saved.'] : []),
    ]),
  ]);

export const settingUp = ({ body }: KitInput): readonly Block[] =>
  section('Setting up', 2, [
    steps([
      ...agreeing(body),
      `Shuffle all cards together and deal ${body.slots} to each player. The rest is the pile to draw from.`,
      `Look at your cards and lay them face down on your mat, each in the place you choose (${slotNames(body).join(', ')}). From now on they never change places, but you may look at your own row at any time.`,
      'All rows together form one ring around the table.',
      `Everybody ${body.die.sides === 6 ? 'rolls the die' : 'spins the spinner, which is what “roll” means below'}. The highest begins round 1; if several are highest, they roll again. Each later round is begun by the player to the ${sideOf(body)} of the one who began the last.`,
      'Slide a paper clip along the round strip, so that all can see which creature is wanted.',
    ]),
  ]);

/** What is agreed before play (rules 11). */
function agreeing(body: Box): readonly string[] {
  const enough = `There must be ${body.slots} cards for each player at least.`;
  if (hasSeveral(body)) {
    const superTraps = hasSuperTraps(body)
      ? ' Each brings its own Super Traps, unless you agree to leave some out or to borrow one from a deck that stays out.'
      : '';
    return [`Agree which decks are in play; the code on each front tells them apart.${superTraps} ${enough}`];
  }
  return hasSuperTraps(body) ? [`You may agree to play without a Super Trap. ${enough}`] : [];
}
