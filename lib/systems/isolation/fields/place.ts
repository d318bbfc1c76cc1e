import { choice, entry, group, list } from '@/lib/schema/fields';
import { eachOne, story, text } from '@/lib/schema/short-fields';
import { stressEvents } from './stress';

const fact = text('Fact', 'One sentence.', 'They do not use doors.');

/** Where everybody is stuck. */
export const locale = group(
  {
    name: text('Place', 'What people call it.', 'The Nielsen farm'),
    description: story(
      'What it is like',
      'A small place with a gap to the rest of the world. Everybody sees this.',
      'Two floors, one stove, and fields on all sides. The road is under water.',
    ),
    zones: list(
      entry(
        {
          name: text('Part', 'A room, a corner, a cabin.', 'Cellar'),
          notes: text('Notes', 'What is there, and what is wrong with it.', 'Dry, and the only door without glass'),
        },
        { title: 'Part', description: 'A part of the place.' },
      ),
      { title: 'Parts', description: 'What the place consists of.', noun: 'part', idStem: 'zone', max: 40 },
    ),
    exits: eachOne(
      'text',
      text('Exit', 'How people would leave, if they could.', 'The front door'),
      'Exits',
      'Ways out, each of them shut for now.',
      'exit',
      20,
    ),
    resources: eachOne(
      'text',
      text('Thing', 'Something that people will quarrel over.', 'One shotgun, four shells'),
      'What there is too little of',
      'Things that people will quarrel over.',
      'thing',
      40,
    ),
  },
  { title: 'Place', description: 'Where everybody is stuck.' },
);

/** What keeps the gap closed. */
export const threat = group(
  {
    name: text('Threat', 'What keeps everybody in.', 'The restless dead'),
    nature: choice(['creature', 'weather', 'people', 'place', 'temptation', 'custom'], {
      title: 'Nature',
      description: 'What kind of thing it is.',
      labels: {
        creature: 'Creatures',
        weather: 'Weather',
        people: 'People',
        place: 'The place itself',
        temptation: 'A temptation',
        custom: 'Something of its own',
      },
    }),
    embedding: choice(['external', 'locale', 'cast'], {
      title: 'Where it is',
      description: 'It may wait outside, be the place, or sit among those who are locked in.',
      labels: { external: 'Outside', locale: 'It is the place', cast: 'Among the cast' },
    }),
    knownFacts: eachOne(
      'text',
      fact,
      'What everybody knows',
      'Players need some of it before they choose goals.',
      'fact',
      30,
    ),
    secrets: eachOne('text', fact, 'What only the GM knows', 'It stands on the GM’s brief alone.', 'secret', 30),
    escalation: stressEvents('Escalations', 'How the threat comes closer, the mildest first.', 'escalation'),
  },
  { title: 'Threat', description: 'What keeps everybody in.' },
);
