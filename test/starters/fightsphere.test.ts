import { describe, expect, it } from 'vitest';
import { countWords } from '@/lib/kernel/words';
import { isRelevant, tagSet, tagsOf } from '@/lib/systems/fightsphere/rules/relevance';
import { schema } from '@/lib/systems/fightsphere/schema';
import { COMMUNITIES, STORY_WORDS } from '@/lib/systems/fightsphere/vocabulary';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('fightsphere');

describe.each(starters.map(({ id, body }) => [id, schema.parse(body)] as const))('%s', (_, body) => {
  const { layers, episodes, pregens, npcGladiators } = body;
  const gladiators = [...pregens, ...npcGladiators];

  it('has the size that its summary promises', () => {
    expect([layers.length, episodes.length, gladiators.length]).toEqual([5, 10, 16]);
    expect(episodes.flatMap(({ npcs }) => npcs)).toHaveLength(24);
    for (const { id } of layers) expect(episodes.filter(({ layer }) => layer === id)).toHaveLength(2);
  });

  it('has all kinds of communities in the rules, and both drives equally often', () => {
    const kinds = new Set(episodes.flatMap(({ communities }) => communities.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(COMMUNITIES.filter((kind) => kind !== 'custom')));
    expect(gladiators.filter(({ drive }) => drive === 'deathWish')).toHaveLength(gladiators.length / 2);
  });

  it('has enough text about each Gladiator, and not too much', () => {
    for (const { backStory, name } of gladiators) {
      expect(countWords(backStory), name).toBeGreaterThanOrEqual(STORY_WORDS.min);
      expect(countWords(backStory), name).toBeLessThanOrEqual(STORY_WORDS.max);
    }
  });

  it('has in every episode a problem that fits a background, and somebody to tie to', () => {
    for (const { title, problems, npcs } of episodes) {
      expect(npcs.length, title).toBeGreaterThan(1);
      const about = tagSet(problems.flatMap(({ backgroundTags }) => backgroundTags));
      expect(gladiators.filter((each) => isRelevant(tagsOf(each), about)).length, title).toBeGreaterThan(0);
    }
  });

  it('gives everybody a unique id, to which ties refer', () => {
    const ids = episodes.flatMap(({ npcs }) => npcs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
