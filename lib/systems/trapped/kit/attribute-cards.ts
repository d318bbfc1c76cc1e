import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import { SUIT_SIGNS, SUITS } from '@/lib/tabletop/playing-cards';
import type { Setting } from '../schema';
import { ATTRIBUTES, type Attribute, USUAL_TESTS } from '../vocabulary';
import { ATTRIBUTE_ICONS, ATTRIBUTE_USES, attributeLabel } from './attribute-words';
import { cardsPiece } from './input';

export const ATTRIBUTE_CARD = CARD_SIZES.mini;

/** Six a player: the one that is laid beside a bid says which attribute counts. */
export const attributeCards = cardsPiece(
  { id: 'attribute-cards', title: 'Attribute cards', audience: 'player', extra: true },
  'AT',
  ATTRIBUTE_CARD,
  ({ setting, players }) =>
    ATTRIBUTES.map((attribute) => {
      const face = attributeCard(attribute, setting);
      return { id: attribute, title: face.title, copies: players, faces: [face], back: BACK };
    }),
);

const BACK: Face = { face: 'back', tone: 'service', icon: 'game-icons:muscle-up', title: 'Attribute' };

/** An attribute as it is printed on its card. */
export function attributeCard(attribute: Attribute, setting: Setting): TextFace {
  const tested = SUITS.filter((suit) => USUAL_TESTS[suit] === attribute).map((suit) => SUIT_SIGNS[suit]);
  return {
    face: 'text',
    kicker: 'Attribute',
    icon: ATTRIBUTE_ICONS[attribute],
    tone: 'service',
    art: ATTRIBUTE_ICONS[attribute],
    title: attributeLabel({ setting }, attribute),
    markdown: `${ATTRIBUTE_USES[attribute]}.${attribute === 'lucky' ? ' Hand this card in when it is spent.' : ''}`,
    footer: tested.length > 0 ? `Usual test of ${tested.join(' and ')} Events` : '',
  };
}
