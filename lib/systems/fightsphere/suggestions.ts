import type { Suggestion } from '@/lib/contract/suggestions';
import { idOf } from '@/lib/kernel/ids';
import { namesOf, rosterOf } from './names';
import { isRelevant, tagSet, tagsOf } from './rules/relevance';
import type { Campaign } from './schema';
import { TAGS_MAX } from './vocabulary';

/** Returns suggestions that connect the campaign's Gladiators with its episodes. */
export const suggestions = (body: Campaign): readonly Suggestion[] => [...tagsForProblems(body), ...fitting(body)];

/** Suggests tags for problems that no background bears on, from one Gladiator after the other. */
function* tagsForProblems(body: Campaign): Generator<Suggestion> {
  const names = namesOf(body);
  const gladiators = rosterOf(body).flatMap((gladiator, i) => {
    const [tag] = tagsOf(gladiator);
    return tag === undefined ? [] : [{ tag, name: names.gladiators[i] }];
  });
  const known = tagSet(rosterOf(body).flatMap(({ tags }) => tags));
  let next = 0;
  for (const [i, { id: episode, problems }] of body.episodes.entries()) {
    for (const [j, { id, backgroundTags }] of problems.entries()) {
      if (backgroundTags.length === TAGS_MAX || isRelevant(known, tagSet(backgroundTags))) continue;
      const gladiator = gladiators[next++ % gladiators.length];
      if (!gladiator) return;
      const path = ['episodes', episode, 'problems', id, 'backgroundTags'];
      yield {
        // The tag may change with other problems, so declining refers to the problem only.
        key: path.join('/'),
        path,
        text: `Give “${names.problems[i]?.[j]}” the tag “${gladiator.tag}”.`,
        reason: `Nobody’s background bears on it yet; that of ${gladiator.name} would.`,
        patches: [{ op: 'insert', path, entry: { id: idOf(`suggested ${gladiator.tag}`), tag: gladiator.tag } }],
      };
    }
  }
}

/** Suggests NPC Gladiators for episodes without any: with a tie to an NPC there, or a background that bears on it. */
function* fitting(body: Campaign): Generator<Suggestion> {
  const { episodes, npcGladiators } = body;
  const names = namesOf(body);
  const backgrounds = npcGladiators.map(tagsOf);
  for (const [i, { id, suggested, npcs, problems }] of episodes.entries()) {
    if (suggested.length > 0) continue;
    const here = new Set(npcs.map((npc) => npc.id));
    const about = tagSet([...problems.flatMap((each) => each.backgroundTags), ...npcs.flatMap(({ tags }) => tags)]);
    const isTied = npcGladiators.map(({ relationships }) => relationships.some(({ npc }) => here.has(npc)));
    const place = backgrounds.findIndex((background, at) => isTied[at] || isRelevant(about, background));
    const gladiator = npcGladiators[place];
    if (!gladiator) continue;
    const path = ['episodes', id, 'suggested'];
    yield {
      key: path.join('/'),
      path,
      text: `Note ${names.gladiators[place]} for “${names.episodes[i]}”.`,
      reason: isTied[place]
        ? 'There is a tie to somebody who lives there.'
        : 'The background bears on what happens there.',
      patches: [{ op: 'insert', path, entry: { id: idOf(`suggested ${gladiator.id}`), gladiator: gladiator.id } }],
    };
  }
}
