import { choice, entry, list, picture } from '@/lib/schema/fields';
import { eachOne, pointer, story, text } from '@/lib/schema/short-fields';
import { COMMUNITIES, COMMUNITY_LABELS, EPISODES_MAX, NPCS_MAX } from '../vocabulary';
import { tags } from './tags';

const community = entry(
  {
    name: text('Community', 'What they call themselves.', 'The Night Shift'),
    kind: choice(COMMUNITIES, { title: 'Kind', description: 'What holds them together.', labels: COMMUNITY_LABELS }),
    wants: text('They want', 'What they are after.', 'The only working pump'),
    fears: text('They fear', 'What keeps them awake.', 'The crew that clears'),
    leader: pointer('episodes.0.npcs', 'Leader', 'Who speaks for them, if anybody does.'),
  },
  { title: 'Community', description: 'Those who live here.' },
);

const problem = entry(
  {
    title: text('Problem', 'What is wrong before the Gladiators walk in.', 'The pump belongs to the wrong people'),
    sides: eachOne('community', pointer('episodes.0.communities', 'Side', 'A community with a stake in it.'), {
      title: 'Sides',
      description: 'Who has a stake in it.',
      noun: 'side',
      max: 10,
    }),
    ifIgnored: text(
      'If nobody does anything',
      'What happens then.',
      'By the third day they drink from the cooling pipes.',
    ),
    conflictSeeds: eachOne(
      'text',
      text('Conflict', 'What a scene could be about.', 'Get past the queue without a ticket'),
      { title: 'Conflicts', description: 'What scenes could be about.', noun: 'conflict', max: 20 },
    ),
    backgroundTags: tags('A Gladiator with one of these tags gets a die for the background.'),
  },
  { title: 'Problem', description: 'Trouble that is there already.' },
);

const npc = entry(
  {
    name: text('Name', 'Somebody to be tied to.', 'Doc Abernathy'),
    role: text('Role', 'What they do here.', 'Patches people up with fuse wire'),
    wants: text(
      'Wants from Gladiators',
      'Some see death walking in, some a saviour. What is asked of the visitor?',
      'That you take her brother along',
    ),
    community: pointer('episodes.0.communities', 'Community', 'Where this person belongs, if anywhere.'),
    tags: tags('A Gladiator who has one of these tags too gets a die when this person is in the scene.'),
    picture: picture({ title: 'Picture', description: 'Printed on the name card.' }),
  },
  { title: 'NPC', description: 'Somebody who lives here and is no Gladiator.' },
);

const openingScene = story(
  'Opening scene',
  'How somebody may come across it.',
  'You wake to a child asking whether you are the new plumber.',
);

const episode = entry(
  {
    title: text('Episode', 'What it is called.', 'Water Rights'),
    layer: pointer('layers', 'Layer', 'Where it happens.'),
    situation: story(
      'Situation',
      'What is going on as the Gladiators walk in. For the GM.',
      'Forty people, one pump, and a meter somebody has started to read.',
    ),
    communities: list(community, { title: 'Communities', description: 'Who lives here.', noun: 'community', max: 20 }),
    problems: list(problem, { title: 'Problems', description: 'What is wrong here.', noun: 'problem', max: 20 }),
    npcs: list(npc, { title: 'NPCs', description: 'People to be tied to.', noun: 'NPC', max: NPCS_MAX }),
    suggested: eachOne('gladiator', pointer('npcGladiators', 'NPC Gladiator', 'Who fits in here.'), {
      title: 'NPC Gladiators who fit in',
      description: 'The GM need not follow it.',
      noun: 'suggestion',
      max: 20,
    }),
    openingScenes: eachOne('text', openingScene, {
      title: 'Opening scenes',
      description: 'To read out or to ignore.',
      noun: 'opening scene',
      max: 20,
    }),
  },
  { title: 'Episode', description: 'An adventure on one layer, for at least two Gladiators.' },
);

export const episodes = list(episode, {
  title: 'Episodes',
  description: 'What happens on the layers. Each layer needs as many as its players may split into.',
  noun: 'episode',
  max: EPISODES_MAX,
  // Where a group's first ideas go.
  starts: 1,
});
