import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, heading, small, table } from '@/lib/kit/short-blocks';
import { type AttributeBand, attributeBand } from '../rules/attributes';
import type { HouseRules } from '../schema';
import { attributeLabel, rankRanges } from './attribute-words';
import type { KitInput } from './input';

// Parts of the player reference that are needed less often: relationships, control and losing.

const BAND_MEANS: Readonly<Record<AttributeBand, string>> = {
  low: 'low (leave it to others)',
  average: 'average (like most people)',
  high: 'high (you are known for it)',
};

/** Meanings of attribute ranks, and who decides which attribute fits (rules 5.2). */
export const attributeRanks = (input: KitInput): readonly Block[] => [
  small(`What scores mean: ${rankRanges((rank) => BAND_MEANS[attributeBand(rank)])}.`),
  small(
    `You say which attribute you use. The GM has the last word on whether it fits. ${
      input.setting.options.influenceAttributes === 'sexy'
        ? `Winning over an Extra takes ${asMarkdown(attributeLabel(input, 'sexy'))}.`
        : 'Any attribute that fits may win over an Extra (house rule).'
    }`,
  ),
];

/** Rules 6.6. */
export const governing = ({ setting: { options } }: KitInput): readonly Block[] => [
  heading('Whose relationship governs', 2),
  table(
    [
      ['You bid', 4],
      ['What governs', 5],
    ],
    [
      cells('to win over an Extra', 'The Extra’s toward you'),
      cells('to help or hinder', helping(options)),
      cells('through an Extra', through(options)),
      cells('in a duel', 'Each side’s own toward the other'),
      cells(
        'for a deed of your own',
        options.rule1Self ? 'Your Self (house rule)' : 'None against a goal, an obstacle or the monster',
      ),
      cells('a complication', 'None'),
    ],
  ),
  small(
    'Toward a character that was an Extra, what it feels for you counts. Where nothing is written, the feeling the other way round counts; if there is none either, bid any card.',
  ),
];

const helping = ({ controlHelperTarget }: HouseRules): string =>
  controlHelperTarget === 'actor'
    ? 'Yours toward the one acting, even if that one is winning over an Extra'
    : 'Yours toward the one acting; with winning over an Extra, the Extra’s toward you (house rule)';

const through = ({ extraBidRelationship }: HouseRules): string =>
  ({
    extra: 'The Extra’s own toward the one acting',
    controller: 'The same as for a bid of your own character (house rule)',
    none: 'None (house rule)',
  })[extraBidRelationship];

/** Rules 7.2. */
export const control = ({ setting: { options } }: KitInput): readonly Block[] => [
  heading('Your Extra', 2),
  bullets([
    'Until it is decided, whoever controls the Extra speaks for it, or else the GM.',
    'An Extra you have won over does what you ask, with no more cards. You speak for it.',
    'You have one at a time. It is yours until you release it, win another, lose it to somebody, or it dies.',
    APART[options.separatedControl],
    'It achieves no goals of its own.',
  ]),
];

const APART: Readonly<Record<HouseRules['separatedControl'], string>> = {
  suspended: 'You can use it only while it is in the same place as you.',
  kept: 'You can use it wherever it is (house rule).',
  lost: 'It is free again as soon as you part (house rule).',
};

/** Cost of a lost conflict for the player (rules 6.7 and 8.2). */
export const losing = ({ setting: { options } }: KitInput): readonly Block[] => [
  heading('When you lose', 2),
  bullets([
    'After a lost goal, obstacle, test or fight the GM draws one more card and adds it to your side. If that is level or better, you are only scared.',
    'If not, the card replaces one of your scores, which the GM picks. A Jack, Queen, King or Ace takes your character instead, dead or mad.',
    'Only the one who acted is hurt. Failing to win over an Extra, or losing a duel, hurts nobody.',
  ]),
  heading('Without a character', 2),
  bullets([
    'You keep your hand. If you control an Extra, it may become your character. If not, take any Extra that nobody controls, now or later.',
    'Until then you draw on your turn and bid complications on other turns, but take no action.',
    options.deathIsFinalLoss
      ? 'A player who lost a character can’t win with another (house rule).'
      : 'With a new character you can still win.',
  ]),
];

/** Rules for narrating, in play and at the end (rules 7.0 and 8.1). */
export const telling = (): readonly Block[] => [
  heading('Telling it', 2),
  bullets([
    'The one who acts tells how it went, win or lose. Others whose characters are near may add to it. Share the limelight.',
    'With a bid, say what you do to help or to get in the way.',
    'At the end each winner tells a happy ending, then each loser how it ended for them.',
  ]),
];
