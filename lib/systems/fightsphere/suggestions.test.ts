import { describe, expect, it } from 'vitest';
import { objectShapeOf } from '@/lib/schema/shape';
import { fillBody } from '@/test/support/fill';
import { describeSuggestions } from '@/test/support/suggestions.suite';
import { schema } from './schema';
import { suggestions } from './suggestions';

const gladiator = (name: string, backStory: string, tags: readonly string[] = [], ties: readonly string[] = []) => ({
  id: name,
  name,
  backStory,
  tags: tags.map((tag) => ({ tag })),
  relationships: ties.map((npc) => ({ npc })),
});

const body = schema.parse(
  fillBody(objectShapeOf(schema), {
    episodes: [
      {
        id: 'water',
        title: 'Water Rights',
        communities: [
          { id: 'shift', name: 'The Night Shift' },
          { id: 'none', name: 'Nobody' },
        ],
        problems: [
          { id: 'pump', title: 'The pump', backgroundTags: [{ tag: 'Fuse ' }] },
          { id: 'meter', title: 'The meter' },
        ],
        npcs: [{ id: 'doc', name: 'Doc', community: 'shift' }],
      },
    ],
    pregens: [gladiator('Mo', 'I was a PLUMBER with a fuse.', ['fuse']), gladiator('Ada', 'I sang.', ['singer'])],
    npcGladiators: [gladiator('Bea', ''), gladiator('Cy', '', [], ['doc'])],
  }),
);

describe('suggestions', () => {
  describeSuggestions({ schema, suggestions, cases: [body] });

  it('refer to existing entries of the campaign', () => {
    expect(suggestions(body).map(({ path, text }) => [path.join('/'), text])).toEqual([
      ['episodes/water/problems/meter/backgroundTags', 'Give “The meter” the tag “fuse”.'],
      ['episodes/water/suggested', 'Note Cy for “Water Rights”.'],
    ]);
  });
});
