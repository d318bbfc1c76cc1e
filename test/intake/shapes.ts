import type { Rank, Suit } from '@/lib/tabletop/cards/playing-cards';
import { RANK_LABELS, SUIT_LABELS, SUIT_SIGNS } from '@/lib/tabletop/cards/playing-cards';
import { SUIT_WORDS } from '@/lib/tabletop/cards/suit-words';

export interface Event {
  readonly suit: Suit;
  readonly title: string;
  readonly text: string;
  readonly rank: Rank;
}

/** Way to write a list of events down. */
export interface Writing {
  readonly name: string;
  readonly hasText?: boolean;
  readonly hasRank?: boolean;
  readonly write: (events: readonly Event[]) => string;
}

const quoted = (cell: string) => (/[",;\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const row = (separator: string, cells: readonly string[]) => cells.map(quoted).join(separator);
const bySuit = (events: readonly Event[], heading: (suit: Suit) => string, line: (event: Event) => string) =>
  [...new Set(events.map(({ suit }) => suit))]
    .map((suit) => [heading(suit), ...events.filter((event) => event.suit === suit).map(line)].join('\n'))
    .join('\n\n');
const lines = (line: (event: Event, at: number) => string) => (events: readonly Event[]) => events.map(line).join('\n');
const german = (suit: Suit) => SUIT_WORDS.de[suit][0] ?? '';

/** Shapes in which people write lists. Those by heading put events of a suit together. */
export const WRITINGS: readonly Writing[] = [
  { name: 'suit and colon', write: lines(({ suit, title }) => `${SUIT_LABELS[suit]}: ${title}`) },
  { name: 'suit and dash', write: lines(({ suit, title }) => `${suit} – ${title}`) },
  { name: 'suit and hyphen', write: lines(({ suit, title }) => `- ${SUIT_LABELS[suit]} - ${title}`) },
  { name: 'bold suit', write: lines(({ suit, title }) => `**${SUIT_LABELS[suit]}:** ${title}\n> ok?`) },
  { name: 'sign', write: lines(({ suit, title }) => `${SUIT_SIGNS[suit]}\uFE0F ${title}`) },
  {
    name: 'sign and rank',
    hasRank: true,
    write: lines(({ suit, title, rank }) => `${rank}${SUIT_SIGNS[suit]} ${title}`),
  },
  {
    name: 'rank and sign',
    hasRank: true,
    write: lines(({ suit, title, rank }) => `${SUIT_SIGNS[suit]}${rank}: ${title}`),
  },
  {
    name: 'card in words',
    hasRank: true,
    write: lines(({ suit, title, rank }) => `${RANK_LABELS[rank]} of ${SUIT_LABELS[suit]}: ${title}`),
  },
  { name: 'German', write: lines(({ suit, title }, i) => `${i + 1}. ${german(suit)}: ${title}`) },
  { name: 'bullets of Word', write: lines(({ suit, title }) => `·\t${SUIT_LABELS[suit]}: ${title}`) },
  {
    name: 'capitals',
    write: (events) =>
      bySuit(
        events,
        (suit) => suit.toUpperCase(),
        ({ title }) => `- ${title}`,
      ),
  },
  {
    name: 'Markdown',
    write: (events) =>
      bySuit(
        events,
        (suit) => `## ${SUIT_SIGNS[suit]} ${suit}\n`,
        ({ title }) => `* ${title}`,
      ),
  },
  {
    name: 'nested list',
    write: (events) =>
      bySuit(
        events,
        (suit) => `- ${SUIT_LABELS[suit]}`,
        ({ title }) => `  - ${title}`,
      ),
  },
  {
    name: 'heading with colon',
    write: (events) =>
      bySuit(
        events,
        (suit) => `${SUIT_LABELS[suit]}:`,
        ({ title }) => `• ${title}`,
      ),
  },
  {
    name: 'CSV with header',
    hasText: true,
    hasRank: true,
    write: (events) =>
      [
        'card,suit,title,text',
        ...events.map((event) => row(',', [event.rank, event.suit, event.title, event.text])),
      ].join('\r\n'),
  },
  {
    name: 'CSV without header, suit last',
    hasText: true,
    write: lines(({ suit, title, text }) => row(',', [title, text, SUIT_LABELS[suit]])),
  },
  {
    name: 'semicolons',
    hasText: true,
    write: (events) =>
      `\uFEFF${['Titel;Beschreibung;Farbe', ...events.map((event) => row(';', [event.title, event.text, german(event.suit)]))].join('\r\n')}`,
  },
  {
    name: 'cells of a spreadsheet',
    hasText: true,
    write: lines(({ suit, title, text }) => row('\t', [suit, title, text])),
  },
  {
    name: 'Markdown table',
    hasText: true,
    write: (events) =>
      [
        '| Suit | Event | Details |',
        '|:--|---|---|',
        ...events.map(({ suit, title, text }) => `| ${suit} | ${title} | ${text} |`),
      ].join('\n'),
  },
  {
    name: 'JSON',
    hasText: true,
    write: (events) =>
      JSON.stringify(
        events.map(({ suit, title, text }) => ({ suit, title, text })),
        null,
        1,
      ),
  },
  {
    name: 'paragraphs',
    hasText: true,
    write: lines(({ suit, title, text }) => `${SUIT_LABELS[suit]}: ${title}\n${text}\n`),
  },
];
