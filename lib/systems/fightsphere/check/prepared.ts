import type { Issue } from '@/lib/kernel/issue';
import { called, joinedUpTo } from '@/lib/tabletop/words/wording';
import { rosterOf } from '../names';
import { isRelevant, tagSet, tagsOf } from '../rules/relevance';
import type { Campaign } from '../schema';
import { PLAYERS } from '../vocabulary';
import { report } from './codes';

/** Names in a message. */
const NAMED = 6;

/** An entry to report, with the path of the field to change. */
interface Found {
  readonly path: readonly string[];
  readonly name: string;
}

/** Reports all findings of one kind as one issue, at the first of them. */
function* asOne(code: Parameters<typeof report>[0], found: readonly Found[], message: (names: string) => string) {
  const [first] = found;
  const names = [...new Set(found.map(({ name }) => name))];
  if (first) yield report(code, first.path, message(joinedUpTo(NAMED, names)));
}

/** Checks that what is prepared for episodes can come up in play. */
export function* checkPrepared(body: Campaign): Generator<Issue> {
  yield* asOne(
    'fightsphere/problem-no-side',
    withoutSides(body),
    (names) => `Nobody has a stake in ${names}. Say which communities do.`,
  );
  if (body.options.npcGladiatorsFrom === 'players') return;
  yield* asOne(
    'fightsphere/tags-unmet',
    unmet(body),
    (names) => `No Gladiator has a tag of ${names}, so they bring nobody a die. Give one of their tags to a Gladiator.`,
  );
  yield* asOne(
    'fightsphere/suggested-absent',
    absent(body),
    (names) =>
      `${names} never comes into play: even with ${PLAYERS.max} players the first ${inPlay(body)} NPC Gladiators fight for the GM. Suggest one of those, or move this one up.`,
  );
}

/** Problems of places with communities, none of which has a stake in it. */
const withoutSides = ({ episodes }: Campaign): readonly Found[] =>
  episodes.flatMap(({ id: episode, communities, problems }) =>
    communities.length === 0
      ? []
      : problems.flatMap(({ id, title, sides }, i) =>
          sides.length > 0
            ? []
            : [{ path: ['episodes', episode, 'problems', id, 'sides'], name: called(title, 'Problem', i) }],
        ),
  );

/** Problems and NPCs with tags, none of which any Gladiator has. */
function unmet(body: Campaign): readonly Found[] {
  const known = tagSet(rosterOf(body).flatMap(({ tags }) => tags));
  const isUnmet = (tags: ReadonlySet<string>) => tags.size > 0 && !isRelevant(known, tags);
  return body.episodes.flatMap(({ id: episode, problems, npcs }) => [
    ...problems.flatMap(({ id, title, backgroundTags }, i) =>
      isUnmet(tagSet(backgroundTags))
        ? [{ path: ['episodes', episode, 'problems', id, 'backgroundTags'], name: called(title, 'Problem', i) }]
        : [],
    ),
    ...npcs.flatMap((npc, i) =>
      isUnmet(tagsOf(npc))
        ? [{ path: ['episodes', episode, 'npcs', npc.id, 'tags'], name: called(npc.name, 'NPC', i) }]
        : [],
    ),
  ]);
}

/** Number of NPC Gladiators in play at the largest table (rules 12). */
const inPlay = ({ gladiatorsPerPlayer }: Campaign): number => PLAYERS.max * (gladiatorsPerPlayer - 1);

/** Suggested NPC Gladiators who are in play at no table. */
function absent(body: Campaign): readonly Found[] {
  const idle = new Map(
    body.npcGladiators.slice(inPlay(body)).map(({ id, name }, i) => [id, called(name, 'Gladiator', i)]),
  );
  return body.episodes.flatMap(({ id: episode, suggested }) =>
    suggested.flatMap(({ id, gladiator }) => {
      const name = idle.get(gladiator);
      return name === undefined ? [] : [{ path: ['episodes', episode, 'suggested', id, 'gladiator'], name }];
    }),
  );
}
