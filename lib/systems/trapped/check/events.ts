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

function* shortfall({ events }: Setting): Generator<Issue> {
  if (events.length === 0) {
    yield report(
      'trapped/too-few-events',
      ['events'],
      'No incidents reported. A good setting needs five of each kind.',
    );
    return;
  }
  const { missing, missingInAll } = eventQuota(countEvents(events));
  const short = SUITS.filter((suit) => missing[suit] > 0);
  if (events.length < EVENTS_IN_ALL) {
    yield report(
      'trapped/too-few-events',
      ['events'],
      `${events.length} of ${EVENTS_IN_ALL} Events. Add ${missingInAll} more: ${listed(short.map((suit) => `${missing[suit]} of ${KINDS[suit]}`))}.`,
    );
  }
  for (const suit of short) {
    yield report(
      `trapped/too-few-${suit}`,
      ['events'],
      `${EVENTS_PER_SUIT - missing[suit]} of ${EVENTS_PER_SUIT} Events of ${KINDS[suit]}. Add ${missing[suit]} more.`,
    );
  }
}
