import { asMarkdown } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { titled } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import { suitIndex } from '../rules/cards';
import { relationOf, type SuitRelation } from '../rules/relationships';
import type { Event, Setting } from '../schema';
import { ATTRIBUTES, type Attribute, USUAL_TESTS } from '../vocabulary';
import { ATTRIBUTE_ICONS, ATTRIBUTE_USES, attributeLabel } from './attribute-words';
import { eventWords } from './event-words';
import { cardsPiece, type KitInput } from './input';
import { STRENGTHS, SUIT_MEANINGS, suitBack } from './suits';

/** One set of suits per player, and a card to write on for each relationship. */
export const relationshipCards = cardsPiece(
  { id: 'relationship-cards', title: 'Relationship cards', audience: 'player', extra: true },
  'RE',
  CARD_SIZES.mini,
  (input) => [...SUITS.map((suit) => suitCard(suit, input.players)), ...ties(input)],
);

/** Builds a suit card: its meaning, and the bids the two Relationship Rules allow (rules 5.4 and 6.6). */
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
    tone: suit,
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

/** Builds one card per ordered pair of characters, Self included. Unnamed characters get a line to write on. */
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

/** One card per Event, sorted by suit; the backs distinguish the four decks. */
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

/** Characters that fit beside a picture. A longer text takes the picture's room before it takes a second card. */
const MOST_BESIDE_ART = 280;

export function eventCard(event: Event, setting: Setting, names: Names): TextFace {
  const { target, effects, cards } = eventWords(event, setting, names);
  const sign = SUIT_SIGNS[event.suit];
  const rule = [target && `**Hits:** ${asMarkdown(target)}.`, asMarkdown(effects.join(' '))].filter(Boolean).join(' ');
  const hasArt = event.picture !== '' && event.text.length + rule.length <= MOST_BESIDE_ART;
  return {
    face: 'text',
    kicker: `${sign} ${SUIT_MEANINGS[event.suit].event}`,
    icon: `suit-${event.suit}`,
    tone: event.suit,
    ...(hasArt && { art: event.picture }),
    title: titled(event.title, 'Event'),
    markdown: event.text,
    rule,
    footer: cards && `${sign} ${cards}`,
  };
}

export const ATTRIBUTE_CARD = CARD_SIZES.mini;

/** Six cards per player; the one placed beside a bid shows the attribute used. */
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
