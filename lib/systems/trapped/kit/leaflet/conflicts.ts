import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, small, steps, table, text } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';
import { type Attribute, HARDSHIP_TEST } from '../../vocabulary';
import { attributeLabel } from '../attribute-words';
import type { KitInput } from '../input';
import { whoWins } from '../reference-parts';

type Label = (attribute: Attribute) => string;

// A test plays each of them on the engine, so cards and scores use its notation: "8♦", "Clever K".

/** Worked examples with the setting's attribute labels. Their outcomes are the same under all house rules. */
export const EXAMPLES = {
  tie: (label: Label) =>
    said`**Example: a tie.** Ann works on the radio with 8♦ and ${label('clever')} K: 18. The GM draws Q♣ and 8♥, also 18. Ann’s highest rank is a King, the GM’s a Queen. Ann wins.`,
  bids: (label: Label) =>
    said`**Example: bids.** Ann crawls into the dark with 4♠ and ${label('brave')} 6. Ben helps with 9♥ and ${label('clever')} 5. Cem hinders with a complication, 10♠. The GM draws K♦ and 9♣. Ann’s side has 24, the other 29. Ann loses.`,
  relationships: () =>
    said`**Example: both rules.** Ben’s relationship to Ann is 7♣, so he could not help her with Q♦. His 9♥ is neither the same suit nor opposite, and Ann lost, so 7♣ becomes 7♥. Failing together has brought them closer.`,
  damage: (label: Label) =>
    said`**Example: damage.** Ann has 24 against 29. The damage card is 4♣: 28, still short. A 4 doesn’t kill, so the GM picks a score, and ${label('brave')} 6 becomes 4. With 5♣ she would have drawn level, and nothing would have happened.`,
  challenge: (label: Label) =>
    said`**Example: a challenge.** Ann dares Ben to open the airlock, and he declines. She plays 10♦ and ${label('dangerous')} 6, he plays 8♥ and ${label('clever')} 9: 16 against 17. Ann loses, so Ben need not do it and draws a card. If he had played 6♥ instead, he would have had to try it, and would draw nothing.`,
} as const satisfies Readonly<Record<string, (label: Label) => string>>;

export const example = (input: KitInput, which: keyof typeof EXAMPLES): Block => ({
  block: 'callout',
  tone: 'service',
  title: '',
  blocks: [small(EXAMPLES[which]((attribute) => attributeLabel(input, attribute)))],
});

/** Bids, opposing cards, and the comparison (rules 6.1 to 6.5). */
export const conflicts = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return [
    steps([
      'When you act, say what your character tries and how. Name an attribute and lay a card face down. Its suit is your approach.',
      'Clockwise from your left, each other player passes or lays a card face down, and says whether it helps or hinders you, through whom, by which attribute, and what they do.',
      'Turn up all bids. Then the GM draws the cards against you.',
      'Add up. Help counts for you, hindrance for the other side. The higher side wins.',
      'Discard all these cards.',
    ]),
    bullets([
      'A bid through your character, or through an Extra you control, is the card plus an attribute. That person must be in the same place as the one who acts.',
      `A complication is something that just happens, wherever you are: the card alone, free of relationships. ${COMPLICATION[options.complicationSuitCheck]}`,
      options.bidLimitScope === 'conflict'
        ? 'Each player makes one bid in a conflict. The GM makes none.'
        : 'Each player makes one bid in a turn (house rule); one who is challenged may make another. The GM makes none.',
      PROXY[options.proxyActor === 'forbid' ? 'forbid' : options.proxyDamage],
    ]),
    table(
      [
        ['Against you', 3],
        ['Cards and scores', 5],
      ],
      [
        cells('A goal, obstacle or test', 'Two cards of the GM’s'),
        cells('The monster', 'Three; two with its weakness known and the means at hand'),
        cells('An Extra you want', 'One card, and its relationship to you'),
        cells('A duel', 'The other player’s card and attribute'),
      ],
    ),
    ...whoWins(input),
    text(
      'Cards from 2 to 10 count their number; Jack, Queen and King 10, an Ace 11. Scores on sheets count in the same way. Attributes have no suit.',
    ),
    example(input, 'tie'),
    example(input, 'bids'),
  ];
};

const COMPLICATION: Readonly<Record<HouseRules['complicationSuitCheck'], string>> = {
  gm: 'The GM rejects a suit that doesn’t fit.',
  off: 'Any suit will do (house rule).',
  event_row: 'Its suit must fit the situation as an Event’s would (house rule).',
};

const PROXY = {
  forbid: 'Nobody acts through an Extra; they only help and hinder (house rule).',
  owner: 'You may act through an Extra you control that is with you. Damage is still your character’s.',
  extra: 'You may act through an Extra you control that is with you. The Extra takes the damage (house rule).',
} as const;

/** The suits a relationship allows, and its change after a lost bid (rules 6.6). */
export const relationships = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return section('Relationships in bids', 2, [
    bullets([
      '**Rule 1.** You can’t bid the suit opposite to the relationship that governs. ♥ and ♠ are opposite, ♦ and ♣ too.',
      '**Rule 2.** If your side loses and your card was neither of the same suit nor opposite, the relationship changes to the suit of your card. Its rank stays.',
    ]),
    table(
      [
        ['Your bid', 4],
        ['The relationship that governs', 5],
      ],
      [
        cells('is against a goal, a test or the monster', options.rule1Self ? 'Self (house rule)' : 'None'),
        cells('is to control an Extra', 'The Extra’s to you'),
        cells('is in a duel', 'Yours to your opponent'),
        cells('helps or hinders', 'Yours to the character who acts'),
        cells(
          'helps or hinders control of an Extra',
          options.controlHelperTarget === 'actor'
            ? 'Also yours to the one who acts'
            : 'The Extra’s to you (house rule)',
        ),
        cells('is made through an Extra', THROUGH_EXTRA[options.extraBidRelationship]),
      ],
    ),
    text(
      'An adopted Extra’s own relationship to you comes first. If nothing is written down, take the other one’s to you; if there is none, you are free.',
    ),
    example(input, 'relationships'),
  ]);
};

const THROUGH_EXTRA: Readonly<Record<HouseRules['extraBidRelationship'], string>> = {
  extra: 'The Extra’s to the one who acts',
  controller: 'Your own to the one who acts (house rule)',
  none: 'None at all (house rule)',
};

/** Damage after a lost conflict (rules 6.7). */
export const damage = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return section('Damage', 2, [
    text(
      'Losing to a goal, an obstacle, a test or the monster may hurt the one who acted, never those who helped. Duels and attempts at control hurt nobody. Nothing else does either.',
    ),
    text(
      options.noAir === 'test'
        ? said`A full round without air is a test of ${attributeLabel(input, HARDSHIP_TEST)}, as the round ends.`
        : 'A round without air does no harm (house rule).',
    ),
    steps([
      'The GM draws a damage card and adds its points to the losing side.',
      'If that is enough to draw level, nobody is hurt.',
      'If not, a Jack, Queen, King or Ace means that the character dies or goes mad.',
      'Any other card replaces a score that the GM picks: an attribute (rank), a relationship, Self included, or what an Extra feels for the character (rank and suit). Never a blank or one that is crossed out.',
    ]),
    text(
      options.damageMustLower
        ? 'The GM must pick a score above the card, if there is one (house rule).'
        : 'The card may even be higher than the score it replaces.',
    ),
    example(input, 'damage'),
  ]);
};
