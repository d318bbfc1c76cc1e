import { at } from '@/lib/kernel/at';
import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { pairKey, untied } from '@/lib/tabletop/play/pairs';
import { counted, isBlank, joinedUpTo } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import { phraseOf } from '../rules/phrases';
import type { Link, Siege } from '../schema';
import { LINKS_OF } from '../vocabulary';
import { report } from './codes';

/** Most links of a pair: nobody owns more dice. */
const CROWD = 20;
const MOST_NAMED = 4;

/** Checks the relationship map: labels, links in twos and threes, and pairs without a link. */
export function* checkLinks(body: Siege): Generator<Issue> {
  for (const link of body.links) yield* checkLink(link);
  yield* checkSets(body);
  yield* checkPairs(body);
}

function* checkLink({ id, a, b, kind, label }: Link): Generator<Issue> {
  const path = ['links', id];
  if (a === b && a !== '') {
    const message = 'This link leads from a person to the same person. Remove it, or choose somebody else.';
    yield report('isolation/link-to-self', path, message, remove([path], 'Remove it'));
  }
  if (kind !== 'temporary' && isBlank(label)) {
    const message =
      'This link has no label, and only passing moods need none. Write a reason, or make it a passing mood.';
    const fix = setTo([...path, 'kind'], 'temporary', 'Make it a passing mood');
    yield report('isolation/no-label', [...path, 'label'], message, fix);
  }
  if (kind === 'temporary' && !isBlank(label)) {
    const message = 'A passing mood has no label. Make it something that happened, or erase the label.';
    const fix = setTo([...path, 'kind'], 'story', 'Make it something that happened');
    yield report('isolation/mood-label', [...path, 'label'], message, fix);
  }
}

/** Checks that links of a bias come in twos and links of a goal in threes (rules 3). */
function* checkSets({ links }: Siege): Generator<Issue> {
  const sets = groupedBy(
    links.filter(({ kind }) => kind === 'bias' || kind === 'goal'),
    (link) => JSON.stringify([pairKey(link), link.kind, link.colour, phraseOf(link.label)]),
  );
  for (const set of sets.values()) {
    const [first] = set;
    if (first.kind !== 'bias' && first.kind !== 'goal') continue;
    const [each, { length }] = [LINKS_OF[first.kind], set];
    const missing = (each - (length % each)) % each;
    if (missing === 0) continue;
    const message = `A ${first.kind} is worth ${each} links, and here ${length === 1 ? 'is one' : `are ${length}`}. Add ${missing} of the same.`;
    yield report(`isolation/${first.kind}-links`, ['links', first.id], message);
  }
}

function* checkPairs(body: Siege): Generator<Issue> {
  const { people } = namesOf(body);
  const nameOf = (id: string) => people[body.cast.findIndex((one) => one.id === id)] ?? 'somebody';
  for (const links of groupedBy(body.links, pairKey).values()) {
    const [first] = links;
    if (links.length <= CROWD) continue;
    const message = `${nameOf(first.a)} and ${nameOf(first.b)} have ${links.length} links. Nobody has that many dice: keep to ${CROWD} at most.`;
    yield report('isolation/crowded-pair', ['links', first.id], message);
  }
  const bare = untied(body.cast, body.links).map(([a, b]) => `${at(people, a)} and ${at(people, b)}`);
  if (bare.length === 0) return;
  const message = `${counted(bare.length, 'pair')} without a link: ${joinedUpTo(MOST_NAMED, bare)}. Each pair should have at least one.`;
  yield report('isolation/bare-pairs', ['links'], message);
}
