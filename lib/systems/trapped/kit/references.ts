import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, flow, heading, small, steps, table, text } from '@/lib/kit/short-blocks';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { relationOf, type SuitRelation } from '../rules/relationships';
import { HARDSHIP_TEST } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { documentPiece } from './input';
import { STRENGTHS, SUIT_MEANINGS, signed, suitColumns } from './suits';

const CONTEXTS = [
  ['Relationship', 'relationship'],
  ['Action Card', 'action'],
  ['Event Card', 'event'],
] as const;

const SAID = { same: 'Safe', adjacent: 'Risky', opposed: 'Never' } as const satisfies Record<SuitRelation, string>;

/** Meanings of the suits by context (rules 9.3), and the cards that a relationship allows. */
export const suitReference = documentPiece({ id: 'suit-reference', title: 'Suit reference', audience: 'table' }, () => [
  heading('Suit reference'),
  ...suits(),
]);

const meanings: Block = {
  block: 'table',
  columns: [{ label: 'Where it turns up', share: 2 }, ...suitColumns],
  rows: CONTEXTS.map(([label, key]) => cells(label, ...SUITS.map((suit) => SUIT_MEANINGS[suit][key]))),
  rowHeaders: true,
};

const bids: Block = {
  block: 'table',
  columns: [{ label: 'Relationship', share: 2 }, ...suitColumns],
  rows: SUITS.map((suit, felt) => cells(signed(suit), ...SUITS.map((_, card) => SAID[relationOf(felt, card)]))),
  rowHeaders: true,
};

export const suits = (): readonly Block[] => [
  meanings,
  heading('How strong a relationship is', 2),
  table(
    [
      ['Suit', 2],
      ['Low card', 4],
      ['High card', 4],
    ],
    SUITS.map((suit) => cells(signed(suit), ...STRENGTHS[suit])),
  ),
  heading('Which cards you may bid', 2),
  bids,
  small('Risky: if your side loses, the relationship takes on the suit of the card. Its rank stays.'),
  small(
    'To win over an Extra, look at what it feels for you: ♥ takes an appeal and no guilt, ♦ an offer and no force, ♠ pressure and no appeal, ♣ a threat and no offer.',
  ),
];

/** The suits in short: what they mean, and which cards a relationship allows. */
export const suitsInShort = (): readonly Block[] => [meanings, bids];

/** Rules 6.7 and 8. */
export const damageAndDeath = documentPiece(
  { id: 'damage-and-death', title: 'Damage and death', audience: 'gm' },
  (input) => {
    const { options } = input.setting;
    return [
      heading('Damage and death'),
      ...flow([
        text(
          'For a lost goal, obstacle, test or fight with the monster, and for nothing else. Control and duels hurt nobody. Only the one who acted is at risk.',
        ),
        text(
          options.noAir === 'test'
            ? `An Event that hurts is a test against two cards. So is a full round without air: ${attributeLabel(input, HARDSHIP_TEST)}, as the round ends.`
            : 'An Event that hurts is a test against two cards. A round without air is none (house rule).',
        ),
        heading('Damage', 2),
        steps([
          'Draw a damage card and add its points to the losing side.',
          'Level or better now? A scare, no damage. Points alone count here.',
          'Still short, and the card is a Jack, Queen, King or Ace? Somebody is lost.',
          'Still short with a lower card? It replaces one score of your choice.',
        ]),
        table(
          [
            ['You may replace', 3],
            ['With', 2],
          ],
          [
            cells('An attribute of theirs', 'The rank'),
            cells('A relationship of theirs, Self too', 'Rank and suit'),
            cells('What an Extra feels toward them', 'Rank and suit'),
          ],
          { caption: 'Never a score that is unset or struck out.' },
        ),
        bullets([
          options.damageMustLower
            ? 'Pick a score above the card if there is one (house rule).'
            : 'The card may even raise a score. Be dramatic: spoil a strength, sour a love.',
          options.proxyActor === 'forbid'
            ? 'Nobody acts through an Extra (house rule).'
            : options.proxyDamage === 'extra'
              ? 'Acting through an Extra? The Extra takes the damage (house rule).'
              : 'Acting through an Extra? The damage is still the player’s.',
          'Short by two or less: never hurt. A court card takes somebody only from eleven short, an Ace from twelve.',
        ]),
        heading('Lost: dead or mad', 2),
        text('Either way the character is gone. The hand stays with the player.'),
        table(
          [
            ['The player', 3],
            ['Then', 5],
          ],
          [
            cells('controls an Extra', 'may make it the new character'),
            cells('controls none', 'may adopt any free Extra, now or later'),
            cells('finds none left', 'draws each turn and bids complications; takes no action'),
          ],
        ),
        bullets([
          'An adopted Extra keeps its attributes, its Self and its relationships to characters. Those to other Extras lapse.',
          options.deathIsFinalLoss
            ? 'Whoever lost a character can’t win with another (house rule).'
            : 'A player can still win with the adopted character.',
        ]),
        heading('The end', 2),
        bullets([
          'Somebody escapes: everybody in that escape wins, everybody else loses.',
          options.lastSurvivorWins
            ? 'Or one player alone is left: the last survivor wins (house rule).'
            : 'Or no player has a character and no Extra can be adopted: everybody loses.',
          'A dead monster ends nothing. It is only quieter.',
        ]),
      ]),
    ];
  },
);
