import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { check, heading, small, table, text } from '@/lib/kit/short-blocks';
import { RANKS, SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import { rankIndex } from '../rules/cards';
import { isOnlyWords } from '../rules/effects';
import { intensityOf } from '../rules/events';
import type { Effect, Event, Selector, Setting } from '../schema';
import { BANDS } from '../vocabulary';
import { rankRanges } from './attribute-words';
import { gmTurns, type Lexicon, lexiconOf, sayEffects } from './effect-words';
import { sayConditions, sayFollowUp } from './follow-up-words';
import { documentPiece, type KitInput } from './input';
import { SUIT_MEANINGS, signed } from './suits';

/** The structured part of an Event in words. */
interface EventWords {
  /** The targets, as a noun phrase; '' if the GM chooses. */
  readonly target: string;
  /** One sentence per effect, and one for the duration. */
  readonly effects: readonly string[];
  /** The ranks that trigger it and their intensities, such as "6–K: moderate, strong"; '' if all ranks do. */
  readonly cards: string;
}

/** Effect of an Event that has only text (rules 7.8, ruling A61). */
const ONLY_WORDS: Effect = { id: '', kind: 'suitTest' };

export function eventWords(event: Event, setting: Setting, names: Names): EventWords {
  const lexicon = lexiconOf(event, setting, names);
  const targets = event.selectors.map((selector) => sayTarget(selector, lexicon));
  return {
    target: joined(targets, 'and'),
    effects: [
      ...(event.onlyIf.length === 0 ? [] : [`Only if ${sayConditions(event.onlyIf, lexicon)}.`]),
      ...sayEffects(isOnlyWords(event) ? [ONLY_WORDS] : event.effects, lexicon),
      ...event.follows.map((followUp) => sayFollowUp(followUp, lexicon)),
      ...(event.turns === null ? [] : [`Lasts ${gmTurns(event.turns)}.`]),
      ...(event.once ? ['Once in a game.'] : []),
    ],
    cards: sayCards(event),
  };
}

function sayCards({ minRank, maxRank }: Event): string {
  const [low, high] = [RANKS.indexOf(minRank), RANKS.indexOf(maxRank)].toSorted((a, b) => a - b);
  const ranks = RANKS.slice(low, (high ?? 0) + 1);
  if (ranks.length === RANKS.length) return '';
  const bands = BANDS.filter((band) => ranks.some((rank) => intensityOf(rankIndex(rank)) === band));
  return `${[...new Set([ranks[0], ranks.at(-1)])].join('–')}: ${bands.join(', ')}`;
}

const AMONG = { characters: 'character', extras: 'Extra', anyone: 'person' } as const;

function sayTarget(selector: Selector, { attribute, room, item, extra }: Lexicon): string {
  switch (selector.kind) {
    case 'choice':
      return `${selector.among === 'extras' ? 'an' : 'a'} ${AMONG[selector.among]} the GM picks`;
    case 'attribute':
      return `${AMONG[selector.among]} with ${selector.extreme} ${attribute(selector.attribute)}`;
    case 'relationship':
      return `${AMONG[selector.among]} with ${selector.extreme} ${SUIT_SIGNS[selector.suit]} for a character`;
    case 'room':
      return `everybody in ${room(selector.room) ?? 'one room'}`;
    case 'holder':
      return `whoever holds ${item(selector.item) ?? 'something vital'}`;
    case 'everyone':
      return 'everybody';
    case 'named':
      return extra(selector.extra) ?? 'a certain Extra';
  }
}

/** The GM's list of Events by suit, with the intensity of each rank. */
export const eventList = documentPiece(
  { id: 'event-list', title: 'Event list', audience: 'gm', extra: true },
  (input) => [
    heading('Event list'),
    text(
      `The suit says what goes wrong, the rank how badly: ${rankRanges(intensityOf)}. Pick one that fits, or make one up. Nobody is told how their character feels about it. “Most” means the highest card of that suit: in ♣, the worst hatred.`,
    ),
    ...SUITS.flatMap((suit) => ofSuit(suit, input)),
  ],
);

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
