import type { Issue } from '@/lib/kernel/issue';
import { countEvents, eventQuota } from '../rules/quota';
import type { Setting } from '../schema';
import { EVENTS_IN_ALL, EVENTS_PER_SUIT, RANKS, SUITS, type Suit } from '../vocabulary';
import { listed, report } from './report';
import type { Survey } from './survey';

const KINDS: Readonly<Record<Suit, string>> = {
  clubs: 'violence (clubs)',
  hearts: 'relationships (hearts)',
  spades: 'breakdowns (spades)',
  diamonds: 'opportunity (diamonds)',
};

/** The list of Events: enough of each suit, and cards that can bring them (rules 2.4, SV4, SV5). */
export function* checkEvents({ setting, names }: Survey): Generator<Issue> {
  yield* shortfall(setting);
  yield* hopeless(setting, names);
  for (const { id, minRank, maxRank } of setting.events) {
    if (RANKS.indexOf(minRank) <= RANKS.indexOf(maxRank)) continue;
    const path = ['events', id, 'minRank'];
    yield report(
      'trapped/rank-range',
      path,
      `No card brings ${names.of('event', id)}: it goes from ${minRank} down to ${maxRank}. Swap the two.`,
      {
        label: 'Swap them',
        patches: [
          { op: 'set', path, value: maxRank },
          { op: 'set', path: ['events', id, 'maxRank'], value: minRank },
        ],
      },
    );
  }
}

function* hopeless({ events }: Setting, names: Survey['names']): Generator<Issue> {
  for (const { id, effects } of events) {
    for (const effect of effects) {
      if (effect.kind !== 'sicken' || effect.room !== '' || effect.item !== '') continue;
      yield report(
        'trapped/no-cure',
        ['events', id, 'effects', effect.id, 'room'],
        `Nothing cures what ${names.of('event', id)} brings. Pick the room where the cure is, or the thing that is the cure.`,
      );
    }
  }
}

function* shortfall({ events }: Setting): Generator<Issue> {
  const { missing, missingInAll } = eventQuota(countEvents(events));
  const short = SUITS.filter((suit) => missing[suit] > 0);
  if (events.length < EVENTS_IN_ALL) {
    const soFar = events.length === 0 ? 'No incidents reported' : `${events.length} of ${EVENTS_IN_ALL} Events`;
    yield report(
      'trapped/too-few-events',
      ['events'],
      `${soFar}. Add ${missingInAll} more: ${listed(short.map((suit) => `${missing[suit]} of ${KINDS[suit]}`))}.`,
    );
  }
  // On a blank page the sum says it all.
  if (events.length === 0) return;
  for (const suit of short) {
    yield report(
      `trapped/too-few-${suit}`,
      ['events'],
      `${EVENTS_PER_SUIT - missing[suit]} of ${EVENTS_PER_SUIT} Events of ${KINDS[suit]}. Add ${missing[suit]} more.`,
    );
  }
}
