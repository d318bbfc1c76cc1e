import { at } from '@/lib/kernel/at';
import { idOf } from '@/lib/kernel/ids';
import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { pairKey } from '@/lib/tabletop/play/pairs';
import { joinedUpTo } from '@/lib/tabletop/words/wording';
import { namesOf, pairName } from '../names';
import { fits } from '../rules/phrases';
import type { Character, Link, Siege } from '../schema';
import { LEVEL_LABELS, LEVELS, LINKS_MAX } from '../vocabulary';
import { report } from './codes';

const MOST_NAMED = 4;

/** Returns the wound that an injury's link stands for, by the rule of the engine. */
const woundOf = ({ label }: Link) => (fits('dying', label) ? 'dying' : 'injured');

/** Tells whether a link belongs to a person. */
const isOf = ({ id }: Character, { a, b }: Link): boolean => a === id || b === id;

/** Checks that each wound at the start has its links, and that each link of a wound has one (rules 8). */
export function* checkInjuries(body: Siege): Generator<Issue> {
  const injuries = body.links.filter(({ kind }) => kind === 'injury');
  yield* checkUnlinked(body, injuries);
  const people = new Map(body.cast.map((person) => [person.id, person]));
  // Another check reports people who do not exist.
  const isHurt = (id: string, link: Link) =>
    LEVELS.indexOf(people.get(id)?.level ?? 'dead') >= LEVELS.indexOf(woundOf(link));
  const unfounded = injuries.filter((link) => !isHurt(link.a, link) && !isHurt(link.b, link));
  const [first] = unfounded;
  if (!first) return;
  const pairs = [...new Set(unfounded.map((link) => pairName(body, link)))];
  const message = `Links of an injury that neither has: ${joinedUpTo(MOST_NAMED, pairs)}. Set who is hurt at the start, or give the links another reason.`;
  yield report('isolation/injury-unfounded', ['links', first.id, 'kind'], message);
}

function* checkUnlinked(body: Siege, injuries: readonly Link[]): Generator<Issue> {
  const { people } = namesOf(body);
  const living = body.cast.filter(({ level }) => level !== 'dead');
  const unlinked = [...body.cast.entries()].filter(
    ([, person]) =>
      (person.level === 'injured' || person.level === 'dying') &&
      living.length > 1 &&
      !injuries.some((link) => isOf(person, link) && woundOf(link) === person.level),
  );
  const [first] = unlinked;
  if (!first) return;
  const names = unlinked.map(([i, { level }]) => `${at(people, i)} (${LEVEL_LABELS[level]})`);
  const message = `No red links for wounds at the start: ${joinedUpTo(MOST_NAMED, names)}. They heal by themselves after a session. Link each to everybody alive.`;
  const patches = unlinked.flatMap(([, person]) => missingFor(person, living, body.links));
  const fix: Fix | undefined =
    body.links.length + patches.length > LINKS_MAX ? undefined : { label: 'Draw these links', patches };
  yield report('isolation/injury-unlinked', ['cast', first[1].id, 'level'], message, fix);
}

/** Draws the links of a wound to all other living people; for somebody dying also those of the injury before it. */
function missingFor(hurt: Character, living: Siege['cast'], links: Siege['links']): readonly Patch[] {
  const isKnown = links.some((link) => link.kind === 'injury' && isOf(hurt, link));
  const wounds = hurt.level === 'dying' && !isKnown ? (['injured', 'dying'] as const) : [hurt.level];
  const taken = new Set(links.map(({ id }) => id));
  return living
    .filter(({ id }) => id !== hurt.id)
    .flatMap((other) =>
      wounds.map((wound) => {
        const two = { a: hurt.id, b: other.id };
        const id = idOf(`links/${pairKey(two)}/${hurt.id} ${wound}`);
        return { id, ...two, colour: 'red', kind: 'injury', label: LEVEL_LABELS[wound] };
      }),
    )
    .flatMap((entry): readonly Patch[] => (taken.has(entry.id) ? [] : [{ op: 'insert', path: ['links'], entry }]));
}
