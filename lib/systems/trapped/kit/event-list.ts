import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { check, heading, small, table, text } from '@/lib/kit/short-blocks';
import { SUITS, type Suit } from '@/lib/tabletop/playing-cards';
import { titled } from '@/lib/tabletop/wording';
import { intensityOf } from '../rules/events';
import type { Event } from '../schema';
import { eventWords } from './event-words';
import { documentPiece, type KitInput } from './input';
import { rankRanges } from './rank-ranges';
import { SUIT_MEANINGS, signed } from './suits';

/** The GM's Events by suit, with how strong each card makes them. */
export const eventList = documentPiece({ id: 'event-list', title: 'Event list', audience: 'gm' }, (input) => [
  heading('Event list'),
  text(
    `The suit says what goes wrong, the rank how badly: ${rankRanges(intensityOf)}. Pick one that fits, or make one up. Nobody is told how their character feels about it.`,
  ),
  ...SUITS.flatMap((suit) => ofSuit(suit, input)),
]);

function ofSuit(suit: Suit, input: KitInput): readonly Block[] {
  const events = input.setting.events.filter((event) => event.suit === suit);
  const title: Block = {
    block: 'heading',
    level: 2,
    text: `${signed(suit)}: ${SUIT_MEANINGS[suit].event}`,
    icon: `suit-${suit}`,
  };
  if (events.length === 0) return [title, small('None written yet. Make them up as they come.')];
  return [
    title,
    table(
      [
        ['Used', 2],
        ['Event', 15],
        ['Hits and does', 12],
      ],
      events.map((event) => row(event, input)),
    ),
  ];
}

function row(event: Event, { setting, names }: KitInput) {
  const { target, effects, cards } = eventWords(event, setting, names);
  const title = titled(event.title, 'Event');
  return [
    { box: check(`used-${event.id}`, `${title}: used`) },
    { markdown: paragraphs(`**${asMarkdown(title)}**${cards && ` · ${asMarkdown(cards)}`}`, event.text) },
    { markdown: [target && `**Hits:** ${asMarkdown(target)}.`, ...effects.map(asMarkdown)].filter(Boolean).join(' ') },
  ];
}
