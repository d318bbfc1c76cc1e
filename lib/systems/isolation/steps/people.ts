import prompts from '@/content/prompts/isolation.json' with { type: 'json' };
import {
  dealPrompts,
  fieldsWidget,
  followUp,
  namedList,
  oneAnswer,
  plainList,
  stepOf,
} from '@/lib/tabletop/authoring/form-fields';
import { REASONS } from '../rules/reasons';
import { LINK_KINDS } from '../vocabulary';

export const place = stepOf({
  id: 'place',
  title: 'Place',
  question: 'Where are you?',
  help: 'Agree on comfort limits first: what nobody at this table wants to meet, in the place, the threat or the people. Then choose somewhere small, with a gap between it and the rest of the world, and list what there is too little of.',
  parts: [
    fieldsWidget('', 'locale.name', 'locale.description'),
    plainList('Parts', 'locale.zones', 'One room, apparently. Add where people can go to be angry.', 'name'),
    plainList('Exits', 'locale.exits', 'No way out has been noticed yet. Add those that do not work.'),
    plainList(
      'What there is too little of',
      'locale.resources',
      'Plenty of everything. Add one thing that two people need.',
    ),
    oneAnswer('place', 'The place', 'Where are you all stuck?', 'locale.name', dealPrompts(prompts.place)),
  ],
});

export const threat = stepOf({
  id: 'threat',
  title: 'Threat',
  question: 'What keeps you there?',
  help: 'It only keeps the door shut: the harm is done by people inside. It may wait outside, be the place itself, or sit among you. Players need some facts before they choose goals.',
  parts: [
    fieldsWidget('', 'threat.name', 'threat.nature', 'threat.embedding'),
    namedList({
      id: 'facts',
      title: 'What everybody knows',
      path: 'threat.knownFacts',
      field: 'text',
      ask: 'What do you all know about it?',
      prompts: dealPrompts(prompts.fact),
      empty: 'Nobody knows anything. Everybody has a theory. Add a fact.',
    }),
    plainList(
      'What only the GM knows',
      'threat.secrets',
      'No secrets, which nobody will believe. Add what the GM may let slip.',
    ),
    oneAnswer('threat', 'The threat', 'What keeps you from leaving?', 'threat.name', dealPrompts(prompts.threat)),
  ],
});

export const cast = stepOf({
  id: 'cast',
  title: 'Cast',
  question: 'Who is there?',
  help: 'Three likeable traits, three unlikeable ones, a goal for this night, and a bias that somebody here will feel: about habits, jobs or money, and nothing that anybody at the table could be judged for.',
  parts: [
    namedList({
      id: 'cast',
      title: 'Cast',
      path: 'cast',
      ask: 'Who else is locked in?',
      text: 'profession',
      prompts: dealPrompts(prompts.cast),
      empty: 'Nobody is here, and they are getting on very well. Add four to six people.',
      advanced: ['player', 'bias', 'traits', 'level', 'face'],
    }),
    plainList('Other NPCs', 'otherNpcs', 'Nobody outside. A voice on the radio would do.', 'name'),
  ],
  followUps: [
    followUp('traits', 'What they are like', 'What can each of them do, and what are they like?', 'cast', [
      { field: 'profession', ask: 'What does this one do for a living?', prompts: prompts.profession },
      { field: 'positive', inner: 'word', ask: 'What is likeable? Three words suit most.', prompts: prompts.likeable },
      {
        field: 'negative',
        inner: 'word',
        ask: 'What is unlikeable? Three words suit most.',
        prompts: prompts.unlikeable,
      },
    ]),
    followUp('wants', 'What they want', 'What is each of them after tonight?', 'cast', [
      { field: 'goal', ask: 'What does this one want from tonight?', prompts: prompts.goal },
    ]),
    followUp('biases', 'Whom they judge', 'Whom does each of them judge before they speak?', 'cast', [
      { field: 'bias', ask: 'What is the bias?', prompts: prompts.bias },
      { field: 'traits', inner: 'word', ask: 'What might others judge this one for?', isOptional: true },
    ]),
  ],
});

export const links = stepOf({
  id: 'links',
  title: 'Links',
  question: 'What is between you?',
  help: 'Green is a reason to like, red a reason to hate, and two people may have any number of both. Below the map are suggestions based on the sheets: one link for two words that go together or clash, two for a bias, three for goals that are the same or rule each other out. Pick an interesting mix.',
  parts: [
    {
      widget: 'links',
      title: 'Relationship map',
      nodes: { path: ['cast'], headline: 'name' },
      links: { path: ['links'], a: 'a', b: 'b', by: 'colour', label: 'label' },
      kinds: LINK_KINDS,
      empty: 'Nobody minds anybody. It will not last: add a link.',
    },
    plainList('Whom biases hit', 'biasTargets', 'No bias looks at anybody yet. Say by which words it judges.', 'bias'),
    plainList('How goals stand to each other', 'goalRelations', 'No goals rule each other out. Add two that do.', 'a'),
    // Folded: the list is long, and only suggestions use it.
    {
      ...plainList(
        'Which words go together',
        'descriptorPairs',
        'No pairs of words. Add some, or accept ours below.',
        'a',
      ),
      folded: true,
    },
  ],
  links: [
    {
      id: 'links',
      title: 'Relationship map',
      ask: 'Why do these two like or hate each other?',
      of: ['cast'],
      links: { path: ['links'], a: 'a', b: 'b', by: 'colour', label: 'label' },
      kinds: LINK_KINDS,
      reasons: REASONS,
    },
  ],
});
