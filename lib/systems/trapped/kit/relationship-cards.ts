import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/playing-cards';
import { suitIndex } from '../rules/cards';
import { relationOf, type SuitRelation } from '../rules/relationships';
import { cardsPiece, type KitInput } from './input';
import { STRENGTHS, SUIT_MEANINGS, SUIT_TONES, suitBack } from './suits';

/** A card for each suit that a relationship can have, a set a player, and one to write on for each relationship. */
export const relationshipCards = cardsPiece(
  { id: 'relationship-cards', title: 'Relationship cards', audience: 'player', extra: true },
  'RE',
  CARD_SIZES.mini,
  (input) => [...SUITS.map((suit) => suitCard(suit, input.players)), ...ties(input)],
);

/** What the suit means, and what the two Relationship Rules let one bid under it (rules 5.4 and 6.6). */
function suitCard(suit: Suit, players: number): Part {
  const [low, high] = STRENGTHS[suit];
  const title = SUIT_MEANINGS[suit].relationship;
  const signs = (relation: SuitRelation) =>
    SUITS.filter((card) => relationOf(suitIndex(suit), suitIndex(card)) === relation)
      .map((card) => SUIT_SIGNS[card])
      .join(' ');
  const face: Face = {
    face: 'text',
    kicker: `${SUIT_SIGNS[suit]} Relationship`,
    icon: `suit-${suit}`,
    tone: SUIT_TONES[suit],
    title,
    markdown: [
      `**Low:** ${low}.  \n**High:** ${high}.`,
      `**Bid safely:** ${signs('same')}  \n**At a risk:** ${signs('adjacent')}  \n**Never:** ${signs('opposed')}`,
      'Lost at a risk? It takes on that suit and keeps its rank.',
    ].join('\n\n'),
    footer: '',
  };
  return { id: `suit-${suit}`, title, copies: players, faces: [face], back: suitBack(suit, 'Relationship') };
}

const TIE_BACK: Face = { face: 'back', tone: 'exit', icon: 'game-icons:linked-rings', title: 'Relationship' };

/** Everybody toward everybody, themselves included: those without a name get a line to write on. */
function ties({ playerNames }: KitInput): readonly Part[] {
  return playerNames.flatMap((owner, i) =>
    playerNames.map((other, j) => {
      const toward = i === j ? 'Self' : other;
      const isNamed = owner !== '' || other !== '';
      const title = isNamed || i === j ? `${owner || '…'} → ${toward || '…'}` : '';
      const face: Face = {
        face: 'text',
        kicker: 'Relationship',
        icon: 'game-icons:linked-rings',
        tone: 'exit',
        title,
        markdown: '',
        lines: [
          ...(owner === '' ? ['Who'] : []),
          ...(toward === '' ? ['Toward'] : []),
          'Rank and suit',
          'Later',
          'Later',
        ],
        footer: '',
      };
      return {
        id: `tie-${i + 1}-${j + 1}`,
        title: title || `${nameOf(owner, i)} → ${nameOf(other, j)}`,
        copies: 1,
        faces: [face],
        back: TIE_BACK,
      };
    }),
  );
}

const nameOf = (name: string, i: number) => name || `Player ${i + 1}`;
