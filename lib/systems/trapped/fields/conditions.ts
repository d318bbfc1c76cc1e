import { variants } from '@/lib/schema/fields';
import { many, maybeNumber, oneKind, oneOf, pointer, yesNo } from '@/lib/schema/short-fields';
import { MOST_STEPS } from '../vocabulary';
import { clock, room, thing } from './effects';
import { whoHas } from './things';

const who = oneOf('Who', 'Whoever the Event hits, or at least one character.', {
  target: 'Whoever is hit',
  anyone: 'Any character',
});
const isNot = yesNo('The opposite', 'It must not be so.');

/** States of a game that an Event can depend on: a closed vocabulary. */
const condition = variants(
  [
    oneKind('inRoom', 'Somebody is in a room', 'Who is where.', { who, room: room('Which room.'), isNot }),
    oneKind('alone', 'Somebody is alone', 'Nobody else is in the same room.', { who, isNot }),
    oneKind('holds', 'Somebody has a thing', 'Who carries something, or has it in their room; or a fact is known.', {
      who,
      item: thing('What they carry, or what is known.'),
      holder: whoHas,
      isNot,
    }),
    oneKind('won', 'A goal is achieved', 'Somebody has achieved a goal.', {
      goal: pointer('goals', 'Goal', 'Which goal.', 'G03'),
      isNot,
    }),
    oneKind('near', 'A monster is near', 'It is in the same room, or can come there with its next step.', {
      who,
      isNot,
    }),
    oneKind('dark', 'Somebody is in the dark', 'An Event has darkened the room, and nobody there has a light.', {
      who,
      isNot,
    }),
    oneKind('clock', 'A clock is so far', 'One of the setting’s clocks has come so far, or has run out.', {
      clock: clock('Which clock.'),
      steps: maybeNumber('Steps', 'At least this many steps; empty if it must have run out.', 1, MOST_STEPS),
      isNot,
    }),
  ],
  { title: 'Condition', description: 'What must be so.' },
);

/** A list of conditions, all of which must hold. */
export const conditions = (title: string, description: string) => many(condition, title, description, 'condition', 3);
