import prompts from '@/content/prompts/fightsphere.json' with { type: 'json' };
import { dealPrompts, fieldsWidget, namedList, stepOf } from '@/lib/tabletop/authoring/form-fields';

export const episodes = stepOf({
  id: 'episodes',
  title: 'Episodes',
  question: 'What happens there?',
  help: 'Think of television of long ago: the trouble is there already, the strangers walk in, judge it and take sides. Communities want something and fear something, a problem sets them against each other, and NPCs are the people Gladiators get tied to. Prepare the trouble and leave the answer to the players.',
  each: { path: ['episodes'], empty: 'Nothing happens anywhere. Add an episode, and say what is wrong there.' },
  parts: [
    fieldsWidget('', 'episodes.0.title', 'episodes.0.layer', 'episodes.0.situation'),
    namedList({
      id: 'communities',
      title: 'Communities',
      path: 'episodes.0.communities',
      ask: 'Who has made a home here?',
      prompts: dealPrompts(prompts.community),
      advanced: ['leader'],
      empty: 'Nobody lives here yet. Add a community, such as “The Night Shift”.',
    }),
    namedList({
      id: 'npcs',
      title: 'NPCs',
      path: 'episodes.0.npcs',
      ask: 'Who here might matter to a Gladiator?',
      text: 'role',
      prompts: dealPrompts(prompts.npc),
      empty: 'Nobody to be tied to, so nobody has dice worth speaking of. Add two or three people.',
      advanced: ['tags', 'picture'],
    }),
    namedList({
      id: 'problems',
      title: 'Problems',
      path: 'episodes.0.problems',
      field: 'title',
      ask: 'What is wrong here before anybody walks in?',
      prompts: dealPrompts(prompts.problem),
      empty: 'All is well, which cannot be right. Add what two communities fight over.',
      advanced: ['conflictSeeds'],
    }),
    namedList({
      id: 'openings',
      title: 'Opening scenes',
      path: 'episodes.0.openingScenes',
      field: 'text',
      ask: 'How does somebody walk into it?',
      prompts: dealPrompts(prompts.opening),
      empty: 'No way in yet. Add a first scene.',
    }),
    {
      widget: 'list',
      title: 'NPC Gladiators who fit in',
      path: ['episodes', 0, 'suggested'],
      empty: 'Nobody in particular. The GM takes whom there is.',
      folded: true,
    },
  ],
  followUps: [
    {
      id: 'episode',
      title: 'The first episode',
      ask: 'What goes on down there, and what is the episode called?',
      of: ['episodes'],
      fields: [
        { field: 'layer', ask: 'On which layer does it happen?' },
        { field: 'situation', ask: 'What is going on as the Gladiators walk in?', prompts: prompts.situation },
        { field: 'title', ask: 'What is the episode called?', prompts: prompts.episode },
      ],
    },
    {
      id: 'community-wants',
      title: 'What they want',
      ask: 'What does each community want, and what does it fear?',
      of: ['episodes', 0, 'communities'],
      fields: [
        { field: 'kind', ask: 'What holds them together?' },
        { field: 'wants', ask: 'What do they want?' },
        { field: 'fears', ask: 'What do they fear?', isOptional: true },
      ],
    },
    {
      id: 'npc-wants',
      title: 'What they ask',
      ask: 'What do these people do, and what do they ask of a Gladiator?',
      of: ['episodes', 0, 'npcs'],
      fields: [
        { field: 'role', ask: 'What do they do here?' },
        { field: 'wants', ask: 'What do they want from a Gladiator?', isOptional: true },
      ],
    },
  ],
});
