import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import { remove } from '@/lib/tabletop/authoring/reporter';
import { RANKS, type Rank, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { countEvents, eventQuota } from '../rules/quota';
import { sparesCharacters } from '../rules/strikes';
import type { Event, Setting } from '../schema';
import { EVENTS_IN_ALL, EVENTS_PER_SUIT } from '../vocabulary';
import { checkBranches } from './branches';
import { listed, report } from './codes';
import { effectsIn } from './event-parts';
import { broughtIn, idleEvents } from './idle-events';
import type { Survey } from './survey';

const KINDS: Readonly<Record<Suit, string>> = {
  clubs: 'violence (clubs)',
  hearts: 'relationships (hearts)',
  spades: 'breakdowns (spades)',
  diamonds: 'opportunity (diamonds)',
};

/** Checks the Events: enough of each suit, and cards that can trigger them (rules 2.4, SV4, SV5). */
export function* checkEvents(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  yield* shortfall(setting);
  yield* uncovered(setting);
  yield* repeats(setting, names);
  yield* sameTexts(setting, names);
  yield* hopeless(survey);
  yield* forExtrasAlone(setting);
  yield* idleEvents(survey);
  yield* checkBranches(survey);
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

/** Reports a suit with enough Events whose ranks still leave at least half of the cards without one. */
function* uncovered({ events }: Setting): Generator<Issue> {
  for (const suit of SUITS) {
    const own = events.filter((event) => event.suit === suit);
    const [first] = own;
    if (!first || own.length < EVENTS_PER_SUIT) continue;
    const ranges = own.map(({ minRank, maxRank }) => [RANKS.indexOf(minRank), RANKS.indexOf(maxRank)] as const);
    const missing = RANKS.filter((_, rank) => !ranges.some(([from, to]) => from <= rank && rank <= to));
    if (missing.length * 2 < RANKS.length) continue;
    yield report(
      'trapped/ranks-without-event',
      ['events', first.id],
      `No Event of ${KINDS[suit]} comes on ${rangesOf(missing)}, so the GM has to make up most of what is drawn. Let more cards bring them.`,
    );
  }
}

/** Formats ranks as "2–5, 9 and Q–A". */
function rangesOf(ranks: readonly Rank[]): string {
  const runs: Rank[][] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && RANKS.indexOf(rank) === RANKS.indexOf(last) + 1) run.push(rank);
    else runs.push([rank]);
  }
  return listed(runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)));
}

function* repeats({ events }: Setting, names: Survey['names']): Generator<Issue> {
  const named = groupedBy(events, ({ suit, title }) => `${suit} ${title.trim().toLowerCase()}`);
  // Effects are compared only among namesakes: to write out those of all Events takes a tenth of the whole check.
  for (const namesakes of named.values()) {
    if (namesakes.length === 1 || namesakes[0].title.trim() === '') continue;
    const firstByEffects = new Map<string, Event>();
    for (const event of namesakes) {
      const effects = JSON.stringify([event.effects, event.follows, event.onlyIf], withoutIds);
      const first = firstByEffects.get(effects);
      if (first) yield repeated(event, first, names);
      else firstByEffects.set(effects, event);
    }
  }
}

function repeated(event: Event, first: Event, names: Survey['names']): Issue {
  const path = ['events', event.id];
  return report(
    'trapped/event-repeated',
    path,
    `${names.of('event', event.id)} is on the list twice, with the same effects. Make something else of one of them.`,
    isTheSame(first, event) ? remove([path], 'Remove the second') : undefined,
  );
}

/** Reports Events of different names with the same text, once for each text. */
function* sameTexts({ events }: Setting, names: Survey['names']): Generator<Issue> {
  const byText = new Map<string, Event[]>();
  for (const event of events) {
    const text = event.text.trim().replace(/\s+/g, ' ').toLowerCase();
    const group = byText.get(text);
    if (group) group.push(event);
    else if (text !== '') byText.set(text, [event]);
  }
  for (const group of byText.values()) {
    const [, second] = new Map(group.map((event) => [event.title.trim().toLowerCase(), event])).values();
    if (!second) continue;
    yield report(
      'trapped/event-text-repeated',
      ['events', second.id, 'text'],
      `${listed(group.map(({ id }) => names.of('event', id)))} have the same text, so at the table they are one Event. Let each say what happens.`,
    );
  }
}

/** Reports suits whose Events all pass players' characters by, though players draw cards too. */
function* forExtrasAlone({ events }: Setting): Generator<Issue> {
  for (const suit of SUITS) {
    const own = events.filter((event) => event.suit === suit);
    const [first] = own;
    if (!first || own.length < EVENTS_PER_SUIT || !own.every(sparesCharacters)) continue;
    yield report(
      'trapped/suit-spares-characters',
      ['events', first.id, 'selectors'],
      `Every Event of ${KINDS[suit]} strikes Extras alone, so the GM has to make one up whenever a player draws that suit. Let some of them strike characters.`,
    );
  }
}

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);

const isTheSame = (a: Event, b: Event): boolean => JSON.stringify(a, withoutIds) === JSON.stringify(b, withoutIds);

/** Reports illnesses whose cure is in no room, and is nothing that anything brings. */
function* hopeless(survey: Survey): Generator<Issue> {
  const { setting, names } = survey;
  const brought = broughtIn(survey);
  for (const event of setting.events) {
    const { id } = event;
    for (const { part: effect, path } of effectsIn(event)) {
      if (effect.kind !== 'sicken' || effect.room !== '' || brought.has(effect.item)) continue;
      const isNamed = setting.items.some((item) => item.id === effect.item);
      if (effect.item !== '' && !isNamed) continue;
      yield report(
        'trapped/no-cure',
        [...path, isNamed ? 'item' : 'room'],
        isNamed
          ? `${names.of('item', effect.item)} cures what ${names.of('event', id)} brings, but nothing brings the cure. Let a goal or an Event bring it, or pick the room where the cure is.`
          : `Nothing cures what ${names.of('event', id)} brings. Pick the room where the cure is, or the thing that is the cure.`,
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
  // For an empty list the total is enough.
  if (events.length === 0) return;
  for (const suit of short) {
    yield report(
      `trapped/too-few-${suit}`,
      ['events'],
      `${EVENTS_PER_SUIT - missing[suit]} of ${EVENTS_PER_SUIT} Events of ${KINDS[suit]}. Add ${missing[suit]} more.`,
    );
  }
}
