import { at } from '@/lib/kernel/at';
import { groupedBy } from '@/lib/kernel/grouped';
import type { Issue } from '@/lib/kernel/issue';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { pairKey, untied } from '@/lib/tabletop/play/pairs';
import { counted, isBlank, joinedUpTo } from '@/lib/tabletop/words/wording';
import { namesOf, pairName } from '../names';
import { phraseOf } from '../rules/phrases';
import type { Link, Siege } from '../schema';
import { COLOURS, LINKS_OF } from '../vocabulary';
import { report } from './codes';
import { checkInjuries } from './injuries';

/** Most links of a pair: nobody owns more dice. */
const CROWD = 20;
const MOST_NAMED = 4;

/** Checks the relationship map: labels, links in twos and threes, and pairs without a link. */
export function* checkLinks(body: Siege): Generator<Issue> {
  for (const link of body.links) yield* checkLink(link);
  yield* checkSets(body);
  yield* checkPairs(body);
  yield* checkGoals(body);
  yield* checkInjuries(body);
  if (body.links.length === 0 || body.links.some(({ colour }) => colour === 'red')) return;
  const message = 'All links are green, so nobody has a reason to be against anybody. Draw some red ones.';
  yield report('isolation/no-red-link', ['links'], message);
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

/** Checks that no two goals are both the same and opposed, in the author's table and on the map. */
function* checkGoals(body: Siege): Generator<Issue> {
  const told = body.goalRelations
    .map((two) => ({ ...two, key: [two.a, two.b].map(phraseOf).toSorted() }))
    .filter(({ key }) => !key.includes(''));
  const same = new Set(told.flatMap(({ relation, key }) => (relation === 'same' ? key.join('/') : [])));
  const odd = told.filter(
    ({ relation, key }) => relation === 'opposed' && (key[0] === key[1] || same.has(key.join('/'))),
  );
  if (odd[0]) {
    const which = odd.map(({ a, b }) => `“${a.trim()}” and “${b.trim()}”`);
    const message = `${joinedUpTo(MOST_NAMED, which)}: the same goal can’t rule itself out. Decide what they are to each other.`;
    yield report('isolation/goals-contradict', ['goalRelations', odd[0].id, 'relation'], message);
  }
  const torn = [...groupedBy(body.links, pairKey).values()].filter((links) =>
    COLOURS.every((colour) => links.some((link) => link.kind === 'goal' && link.colour === colour)),
  );
  if (torn[0]) {
    const which = torn.map(([first]) => pairName(body, first));
    const message = `${joinedUpTo(MOST_NAMED, which)}: green links for the same goal, and red ones for opposed goals. Keep one colour.`;
    yield report('isolation/goals-contradict', ['links', torn[0][0].id], message);
  }
}

function* checkPairs(body: Siege): Generator<Issue> {
  const { people } = namesOf(body);
  for (const links of groupedBy(body.links, pairKey).values()) {
    const [first] = links;
    if (links.length <= CROWD) continue;
    const message = `${pairName(body, first)} have ${links.length} links. Nobody has that many dice: keep to ${CROWD} at most.`;
    yield report('isolation/crowded-pair', ['links', first.id], message);
  }
  const bare = untied(body.cast, body.links).map(([a, b]) => `${at(people, a)} and ${at(people, b)}`);
  if (bare.length === 0) return;
  const message = `${counted(bare.length, 'pair')} without a link: ${joinedUpTo(MOST_NAMED, bare)}. Each pair should have at least one.`;
  yield report('isolation/bare-pairs', ['links'], message);
}
