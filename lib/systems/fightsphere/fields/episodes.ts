import { choice, entry, line, list, picture, prose, ref } from '@/lib/schema/fields';
import { COMMUNITIES, COMMUNITY_LABELS, EPISODES_MAX, NPCS_MAX } from '../vocabulary';
import { tags } from './tags';

const community = entry(
  {
    name: line({ title: 'Community', description: 'What they call themselves.', examples: ['The Night Shift'] }),
    kind: choice(COMMUNITIES, {
      title: 'Kind',
      description: 'What holds them together.',
      labels: COMMUNITY_LABELS,
    }),
    wants: line({ title: 'They want', description: 'What they are after.', examples: ['The only working pump'] }),
    fears: line({ title: 'They fear', description: 'What keeps them awake.', examples: ['The crew that clears'] }),
    leader: ref('episodes.0.npcs', {
      title: 'Leader',
      description: 'Who speaks for them, if anybody does.',
      examples: ['k3v9q2m7xa'],
    }),
  },
  { title: 'Community', description: 'Those who live here.' },
);

const problem = entry(
  {
    title: line({
      title: 'Problem',
      description: 'What is wrong before the Gladiators walk in.',
      examples: ['The pump belongs to the wrong people'],
    }),
    sides: list(
      entry(
        {
          community: ref('episodes.0.communities', {
            title: 'Community',
            description: 'Who has a stake in it.',
            examples: ['k3v9q2m7xa'],
          }),
        },
        { title: 'Side', description: 'A community with a stake in the problem.' },
      ),
      { title: 'Sides', description: 'Who has a stake in it.', noun: 'side', max: 10 },
    ),
    ifIgnored: line({
      title: 'If nobody does anything',
      description: 'What happens then.',
      examples: ['By the third day they drink from the cooling pipes.'],
    }),
    conflictSeeds: list(
      entry(
        {
          text: line({
            title: 'Conflict',
            description: 'What a scene could be about.',
            examples: ['Get past the queue without a ticket'],
          }),
        },
        { title: 'Conflict', description: 'What a scene could be about.' },
      ),
      { title: 'Conflicts', description: 'What scenes could be about.', noun: 'conflict', max: 20 },
    ),
    backgroundTags: tags('A Gladiator with one of these tags gets a die for the background.'),
  },
  { title: 'Problem', description: 'Trouble that is there already.' },
);

const npc = entry(
  {
    name: line({ title: 'Name', description: 'Somebody to be tied to.', examples: ['Doc Abernathy'] }),
    role: line({ title: 'Role', description: 'What they do here.', examples: ['Patches people up with fuse wire'] }),
    wants: line({
      title: 'Wants from Gladiators',
      description: 'Some see death walking in, some a saviour. What is asked of the visitor?',
      examples: ['That you take her brother along'],
    }),
    community: ref('episodes.0.communities', {
      title: 'Community',
      description: 'Where this person belongs, if anywhere.',
      examples: ['k3v9q2m7xa'],
    }),
    tags: tags('A Gladiator who has one of these tags too gets a die when this person is in the scene.'),
    picture: picture({ title: 'Picture', description: 'Printed on the name card.' }),
  },
  { title: 'NPC', description: 'Somebody who lives here and is no Gladiator.' },
);

export const episodes = list(
  entry(
    {
      title: line({ title: 'Episode', description: 'What it is called.', examples: ['Water Rights'] }),
      layer: ref('layers', {
        title: 'Layer',
        description: 'Where it happens.',
        examples: ['k3v9q2m7xa'],
      }),
      situation: prose({
        title: 'Situation',
        description: 'What is going on as the Gladiators walk in. For the GM.',
        examples: ['Forty people, one pump, and a meter somebody has started to read.'],
      }),
      communities: list(community, {
        title: 'Communities',
        description: 'Who lives here.',
        noun: 'community',
        max: 20,
      }),
      problems: list(problem, { title: 'Problems', description: 'What is wrong here.', noun: 'problem', max: 20 }),
      npcs: list(npc, { title: 'NPCs', description: 'People to be tied to.', noun: 'NPC', max: NPCS_MAX }),
      suggested: list(
        entry(
          {
            gladiator: ref('npcGladiators', {
              title: 'NPC Gladiator',
              description: 'Who fits in here.',
              examples: ['k3v9q2m7xa'],
            }),
          },
          { title: 'Suggestion', description: 'An NPC Gladiator who fits in here.' },
        ),
        {
          title: 'NPC Gladiators who fit in',
          description: 'The GM need not follow it.',
          noun: 'suggestion',
          max: 20,
        },
      ),
      openingScenes: list(
        entry(
          {
            text: prose({
              title: 'Opening scene',
              description: 'How somebody may come across it.',
              examples: ['You wake to a child asking whether you are the new plumber.'],
            }),
          },
          { title: 'Opening scene', description: 'How somebody may come across it.' },
        ),
        { title: 'Opening scenes', description: 'To read out or to ignore.', noun: 'opening scene', max: 20 },
      ),
    },
    { title: 'Episode', description: 'An adventure on one layer, for at least two Gladiators.' },
  ),
  {
    title: 'Episodes',
    description: 'What happens on the layers. Each layer needs as many as its players may split into.',
    noun: 'episode',
    max: EPISODES_MAX,
  },
);
