import type { Tone } from '@/lib/kit/blocks';
import type { TextFace } from '@/lib/kit/faces';
import type { Event, Setting } from '../schema';
import { type BySuit, SUIT_SIGNS, SUITS } from '../vocabulary';
import { eventWords } from './event-words';
import { asMarkdown, paragraphs } from './markdown';
import { type Names, titled } from './names';
import { cardsPiece } from './piece-maker';
import { SUIT_MEANINGS } from './suits';

const TONES: BySuit<Tone> = { hearts: 'alarm', diamonds: 'hazard', spades: 'service', clubs: 'plain' };

/** One card an Event, sorted by suit. */
export const eventCards = cardsPiece(
  { id: 'event-cards', title: 'Event cards', audience: 'gm' },
  'EV',
  ({ setting, names }) =>
    SUITS.flatMap((suit) => setting.events.filter((event) => event.suit === suit)).map((event) => {
      const face = eventCard(event, setting, names);
      return { id: event.id, title: face.title, copies: 1, faces: [face] };
    }),
);

/** An Event as it is printed on its card. */
export function eventCard(event: Event, setting: Setting, names: Names): TextFace {
  const { target, effects, cards } = eventWords(event, setting, names);
  const sign = SUIT_SIGNS[event.suit];
  return {
    face: 'text',
    kicker: `${sign} ${SUIT_MEANINGS[event.suit].event}`,
    icon: `suit-${event.suit}`,
    tone: TONES[event.suit],
    title: titled(event.title, 'Event'),
    markdown: paragraphs(event.text, target && `**Hits:** ${asMarkdown(target)}.`, asMarkdown(effects.join(' '))),
    footer: `${sign} ${cards}`,
  };
}
