import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import { SUIT_SIGNS, SUITS } from '@/lib/tabletop/playing-cards';
import { titled } from '@/lib/tabletop/wording';
import type { Names } from '../names';
import type { Event, Setting } from '../schema';
import { ATTRIBUTES, type Attribute, USUAL_TESTS } from '../vocabulary';
import { ATTRIBUTE_ICONS, ATTRIBUTE_USES, attributeLabel } from './attribute-words';
import { eventWords } from './event-words';
import { cardsPiece } from './input';
import { SUIT_MEANINGS, SUIT_TONES, suitBack } from './suits';

/** One card an Event, sorted by suit; the backs keep the four heaps apart. */
export const eventCards = cardsPiece(
  { id: 'event-cards', title: 'Event cards', audience: 'gm', replacedBy: 'event-list' },
  'EV',
  CARD_SIZES.poker,
  ({ setting, names }) =>
    SUITS.flatMap((suit) => setting.events.filter((event) => event.suit === suit)).map((event) => {
      const face = eventCard(event, setting, names);
      const back = suitBack(event.suit, SUIT_MEANINGS[event.suit].event);
      return { id: event.id, title: face.title, copies: 1, faces: [face], back };
    }),
  { faceDown: true },
);

/** An Event as it is printed on its card. */
export function eventCard(event: Event, setting: Setting, names: Names): TextFace {
  const { target, effects, cards } = eventWords(event, setting, names);
  const sign = SUIT_SIGNS[event.suit];
  return {
    face: 'text',
    kicker: `${sign} ${SUIT_MEANINGS[event.suit].event}`,
    icon: `suit-${event.suit}`,
    tone: SUIT_TONES[event.suit],
    ...(event.picture !== '' && { art: event.picture }),
    title: titled(event.title, 'Event'),
    markdown: paragraphs(event.text, target && `**Hits:** ${asMarkdown(target)}.`, asMarkdown(effects.join(' '))),
    footer: cards && `${sign} ${cards}`,
  };
}

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
