import prompts from '@/content/prompts/isolation.json' with { type: 'json' };
import { dealPrompts, fieldsWidget, oneAnswer, plainList, stepOf } from '@/lib/tabletop/form-fields';

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
    plainList(
      'What everybody knows',
      'threat.knownFacts',
      'Nobody knows anything. Everybody has a theory. Add a fact.',
    ),
    plainList(
      'What only the GM knows',
      'threat.secrets',
      'No secrets, which nobody will believe. Add what the GM may let slip.',
    ),
    oneAnswer('threat', 'The threat', 'What keeps you from leaving?', 'threat.name', dealPrompts(prompts.threat)),
  ],
});
