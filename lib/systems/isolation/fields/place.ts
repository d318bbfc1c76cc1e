import { within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, lines, many, maybeNumber, number, oneOf, part, story, text } from '@/lib/schema/short-fields';
import { EMBEDDING_LABELS, NATURE_LABELS } from '../vocabulary';

const what = text('What happens', 'A sentence to read out.', 'Something heavy lands on the roof, and stays there.');
const delta = number('Stress', 'By how much Stress changes: noises about 1, a breach about 3.', within(-3, 3, 1));

/** Events that change Stress, each at most once a night. */
const stressEvents = (title: string, description: string, noun: string) =>
  many(item(title, description, { text: what, delta }), title, description, noun, 40);

export const stress = part('Stress', 'How frayed everybody is.', {
  start: lever(
    number('Stress at the start', 'The deeper the trouble, the higher. One to three suits most.', within(1, 99, 2)),
  ),
  events: stressEvents('Stressful events', 'What the GM can let happen between conflicts.', 'event'),
  relief: stressEvents('Relief', 'Quiet hours, a voice on the radio: what takes Stress away.', 'relief'),
});

/** Length of the stay (rules 15). */
export const siege = part('How long it lasts', 'All sessions together are one night.', {
  sessions: lever(
    number('Sessions', 'Evenings at the table. Between two of them links change and wounds heal.', within(1, 6, 2)),
  ),
  conflictsPerSession: lever(
    number('Conflicts in a session', 'The session is over after this many.', within(4, 20, 8)),
  ),
  rescueAfter: lever(
    maybeNumber('Help comes after', 'Number of conflicts, counted over all sessions; empty if no help comes.', 1, 120),
  ),
});

const zone = item('Part', 'A part of the place.', {
  name: text('Part', 'A room, a corner, a cabin.', 'Cellar'),
  notes: text('Notes', 'What is there, and what is wrong with it.', 'Dry, and the only door without glass'),
});
const exit = text('Exit', 'How people would leave, if they could.', 'The front door');
const thing = text('Thing', 'Something that people will quarrel over.', 'One shotgun, four shells');

export const locale = part('Place', 'Where everybody is stuck.', {
  name: text('Place', 'What people call it.', 'The Nielsen farm'),
  description: story(
    'What it is like',
    'A small place with a gap to the rest of the world. Everybody sees this.',
    'Two floors, one stove, and fields on all sides. The road is under water.',
  ),
  zones: many(zone, 'Parts', 'What the place consists of.', 'part', 40, { idStem: 'zone' }),
  exits: lines(exit, 'Exits', 'Ways out, each of them shut for now.', 'exit', 20),
  resources: lines(thing, 'What there is too little of', 'Things that people will quarrel over.', 'thing', 40),
});

const fact = text('Fact', 'One sentence.', 'They do not use doors.');

export const threat = part('Threat', 'What keeps everybody in.', {
  name: text('Threat', 'What keeps everybody in.', 'The restless dead'),
  nature: oneOf('Nature', 'What kind of thing it is. Printed on everybody’s brief.', NATURE_LABELS),
  embedding: oneOf(
    'Where it is',
    'It may wait outside, be the place, or sit among those who are locked in. Printed on everybody’s brief.',
    EMBEDDING_LABELS,
  ),
  knownFacts: lines(fact, 'What everybody knows', 'Players need some of it before they choose goals.', 'fact', 30),
  secrets: lines(fact, 'What only the GM knows', 'Printed only on the GM’s brief.', 'secret', 30),
  escalation: stressEvents('Escalations', 'How the threat comes closer, the mildest first.', 'escalation'),
});
