import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { Slot, Step } from '@/lib/contract/form';
import { at } from '@/lib/kernel/at';
import { codeOf, RANKS, SUIT_LABELS, SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { eventKind } from '../names';
import { BAND_TOPS, BANDS, EVENTS_IN_ALL, EVENTS_PER_SUIT } from '../vocabulary';
import { houseRules } from './house-rules';

const SUIT_HELP: Readonly<Record<Suit, string>> = {
  clubs: 'Somebody is attacked, chased or hurt.',
  hearts: 'Somebody loves, leaves or needs somebody, at a bad time.',
  spades: 'Something stops working, or starts.',
  diamonds: 'Somebody is tempted to look after themselves.',
};

const SUIT_ASK: Readonly<Record<Suit, string>> = {
  clubs: 'Who is attacked, chased or hurt, and how?',
  hearts: 'Who loves, leaves or needs somebody, at a bad time?',
  spades: 'What stops working, or starts?',
  diamonds: 'What tempts somebody to look after themselves?',
};

const eventSlot = (suit: Suit): Slot => ({
  id: `events-${suit}`,
  title: `${eventKind(suit)} (${SUIT_LABELS[suit]})`,
  ask: SUIT_ASK[suit],
  path: ['events'],
  field: 'title',
  given: { suit },
  // One for each rank, the mildest first: an Event's card determines its strength.
  prompts: prompts.event[suit].map((text, i) => ({ card: codeOf(at(RANKS, i % RANKS.length), suit), text })),
});

export const events: Step = {
  id: 'events',
  title: 'Events',
  question: 'What else goes wrong?',
  help: 'The GM draws a card and its suit says what kind of trouble comes. Give every suit at least five. An Event may test people; it never says what they do.',
  widgets: [
    {
      widget: 'buckets',
      title: 'Events',
      path: ['events'],
      headline: 'title',
      body: 'text',
      by: 'suit',
      buckets: SUITS.map((suit) => ({
        value: suit,
        title: eventKind(suit),
        icon: `suit-${suit}`,
        sign: SUIT_SIGNS[suit],
        help: SUIT_HELP[suit],
      })),
      quota: { each: EVENTS_PER_SUIT, total: EVENTS_IN_ALL },
      strength: {
        from: 'minRank',
        to: 'maxRank',
        any: 'Any card',
        bands: BANDS.map((band) => ({ title: band, upTo: BAND_TOPS[band] })),
      },
      empty: 'Nothing on record. “Breakdowns: The lights go out” would be a start.',
      advanced: ['picture', 'selectors', 'effects', 'turns', 'onlyIf', 'follows', 'once', 'origin'],
    },
    houseRules('House rules: Events and tests', 'eventTestCards', 'eventTestReward', 'noAir', 'complicationSuitCheck'),
  ],
  slots: SUITS.map(eventSlot),
};
