import type { Block } from '@/lib/kit/blocks';
import { bullets, section, text } from '@/lib/kit/short-blocks';
import type { Box } from '../../schema';
import type { KitInput } from '../input';
import { linkBonus } from '../link-lock';
import { hasLinkLocks, hasSeveral, lastRound } from './words';

export const linkLock = ({ body }: KitInput): readonly Block[] =>
  hasLinkLocks(body)
    ? section('Link & Lock', 2, [
        bullets([
          '**Lock** one creature that you have saved. Nobody can steal it. This gives no points.',
          ...(hasSeveral(body)
            ? [
                `**Link** two creatures that you have saved, if they are from different decks: ${linkBonus(body)}. Nobody can steal either of them.`,
              ]
            : []),
          'The card stays under its creatures. Nothing is added or moved afterwards, and no creature has more than one such card.',
          body.options.linkLockHold
            ? 'If you do not use it as you turn it up, put it aside and draw. At the start of a later turn of yours you may use it.'
            : 'Use it as you turn it up. If you cannot or do not want to, discard it.',
        ]),
      ])
    : [];

export const actions = (): readonly Block[] =>
  section('Actions', 2, [
    bullets([
      'An Action that nobody and nothing can be chosen for is discarded.',
      'A creature that is stolen takes its points along, and nothing more.',
      'What is added to a roll counts for that creature’s further rolls too, adds up with other advantages, and is gone at the end of the round.',
    ]),
  ]);

export const ending = ({ body }: KitInput): readonly Block[] =>
  section('The end', 2, [
    text(
      `The game is over after ${lastRound(body)}. Add up the numbers of the creatures you have saved${hasSeveral(body) && hasLinkLocks(body) ? ' and the points of your links' : ''}. The most points win. ${tie(body)}`,
    ),
  ]);

const STILL = 'If they are still level, they share the win.';
const TIES: Readonly<Record<Box['options']['tieBreak'], string>> = {
  share: 'Players who are level share the win.',
  mostCreatures: `Among players who are level, the one who saved more creatures wins. ${STILL}`,
  highestSingle: `Among players who are level, the one who saved the higher creature wins. ${STILL}`,
  roll: 'Players who are level roll for the win, again and again until one is highest.',
};

const tie = ({ options }: Box): string => TIES[options.tieBreak];
