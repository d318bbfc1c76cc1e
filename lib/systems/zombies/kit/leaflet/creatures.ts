import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, section, steps, text } from '@/lib/kit/short-blocks';
import type { Box } from '../../schema';
import { linkBonus } from '../../sentences/cards';
import { hasLinkLocks, hasSeveral, highestOf, lastRound, rollsFor, savesAny, sideOf } from '../input';

/** Chapter on creatures and winning (rules 5, 6, 8 and 10). */
export const creatures = (body: Box): readonly Block[] => [
  ...section('A creature is trapped', 2, [
    bullets([
      `**The number wanted this round:** the round is over at once. See who saves it.${hasSeveral(body) ? ' The first one is enough, however many creatures have this number.' : ''}`,
      ...(hasSeveral(body)
        ? [
            '**Any other number, one deck in play:** discard it. Nobody gets points, and the round goes on.',
            '**A lower number, several decks in play:** the player who trapped it saves it right away, whatever the rows hold. The round goes on.',
            '**A higher number, several decks in play:** discard it. The round goes on.',
          ]
        : ['**Any other number:** discard it. Nobody gets points, and the round goes on.']),
    ]),
  ]),
  ...section('Who saves it', 2, [
    steps([
      'Nobody draws yet. Everybody turns up their row. Cards used this turn do not count, nor does the wanted creature itself. Cards other than creatures do nothing.',
      `The player with the highest creature saves the wanted one: it lies face up above the mat, for all to see, and counts as points.${hasSeveral(body) ? ` Players who are level roll for it, first the one whose turn it is, then to the ${sideOf(body)}; if they are level again, they roll again. Two equal creatures in one row are no better than one.` : ''}`,
      'If no row shows a creature, the wanted one leaves the game for good.',
      nextRound(body),
    ]),
    ...example(body),
    text(unclaimed(body)),
  ]),
  ...(hasLinkLocks(body) ? linkLock(body) : []),
  ...section('Actions', 2, [
    bullets([
      'An Action that nobody and nothing can be chosen for is discarded.',
      'A creature that is stolen takes its points along, and nothing more.',
      'What is added to a roll counts for that creature’s further rolls too, adds up with other advantages, and is gone at the end of the round.',
    ]),
  ]),
  ...section('The end', 2, [
    text(
      `The game is over after ${lastRound(body)}. Add up the numbers of the creatures you have saved${hasSeveral(body) && hasLinkLocks(body) ? ' and the points of your links' : ''}. The most points win. ${TIES[body.options.tieBreak]}`,
    ),
  ]),
];

const nextRound = (body: Box): string =>
  body.options.roundReset === 'keep'
    ? 'Turn all rows face down again, every card in its place. Fill the empty places, the player whose turn it was first, and begin the next round.'
    : `Shuffle rows, discards and pile together, deal everybody ${body.slots} cards to lay out as at the start, and begin the next round.`;

/** Rule for a creature that nobody trapped in its round, and for a round without a creature (rules 5). */
function unclaimed(body: Box): string {
  const later = hasSeveral(body)
    ? 'Trapped in a later round, it is discarded with one deck in play, and counts as a lower number with several.'
    : 'Trapped in a later round, it is discarded.';
  const skipped = savesAny(body)
    ? ' If every creature with the next number is saved or gone already, skip that round; the same player begins.'
    : '';
  return `If a round ends without its creature, no row is turned up, and that creature stays where it is. ${later}${skipped}`;
}

/** The rulebook’s example round (ZZ-06), if the box has enough creatures. */
function example(body: Box): readonly Block[] {
  if (highestOf(body) < 6) return [];
  const where = body.slots === 3 ? 'Bob’s middle card' : 'a card of Bob’s';
  return [
    text(
      asMarkdown(
        `Example: in round 2 Alice turns up a TRAP! and points at ${where}. It is creature 2, and she needs ${rollsFor(2, body)}. She rolls 3. All rows are turned up: the best creature of Alice is 5, of Ted 3, of Carol 6, and Bob has none. So Carol saves creature 2, although Alice trapped it.`,
      ),
    ),
  ];
}

const linkLock = (body: Box): readonly Block[] =>
  section('Link & Lock', 2, [
    bullets([
      '**Lock** one creature that you have saved. Nobody can steal it. This gives no points.',
      hasSeveral(body) &&
        `**Link** two creatures that you have saved, if they are from different decks: ${linkBonus(body)}. Nobody can steal either of them.`,
      'The card stays under its creatures. Nothing is added or moved afterwards, and no creature has more than one such card.',
      body.options.linkLockHold
        ? 'If you do not use it as you turn it up, put it aside and draw. At the start of a later turn of yours you may use it.'
        : 'Use it as you turn it up. If you cannot or do not want to, discard it.',
    ]),
  ]);

const STILL = 'If they are still level, they share the win.';
const TIES: Readonly<Record<Box['options']['tieBreak'], string>> = {
  share: 'Players who are level share the win.',
  mostCreatures: `Among players who are level, the one who saved more creatures wins. ${STILL}`,
  highestSingle: `Among players who are level, the one who saved the higher creature wins. ${STILL}`,
  roll: 'Players who are level roll for the win, again and again until one is highest.',
};
