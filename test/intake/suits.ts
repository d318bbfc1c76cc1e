import { type IntakeTarget, targetOf } from '@/lib/intake/target';
import { invariant } from '@/lib/kernel/invariant';
import { choice } from '@/lib/schema/fields';
import { shapeOf } from '@/lib/schema/shape';
import { item, many, oneOf, story, text } from '@/lib/schema/short-fields';
import { RANK_LABELS, RANKS, SUIT_LABELS, SUIT_SIGNS, SUITS } from '@/lib/tabletop/cards/playing-cards';

const rank = (title: string) => choice(RANKS, { title, description: 'A card.', labels: RANK_LABELS });

const list = shapeOf(
  many(
    item('Event', 'A mishap.', {
      suit: oneOf('Suit', 'Kind of mishap.', SUIT_LABELS),
      title: text('Event', 'In a few words.', 'The lights go out'),
      text: story('In detail', 'At length.', 'First the hum stops.'),
      minRank: rank('From'),
      maxRank: rank('To'),
    }),
    'Events',
    'Mishaps.',
    'event',
    60,
  ),
);
invariant(list.kind === 'list', 'many() makes a list');

const target = targetOf(list, {
  headline: 'title',
  body: 'text',
  by: 'suit',
  buckets: SUITS.map((suit) => ({ value: suit, title: SUIT_LABELS[suit], sign: SUIT_SIGNS[suit] })),
  strength: { from: 'minRank', to: 'maxRank' },
});
invariant(target, 'events have a title');

/** A list of events in four suits, with ranks. */
export const EVENTS: IntakeTarget = target;
