import { dealPrompts } from '@/lib/tabletop/deal-prompts';

export const castPrompts = dealPrompts([
  'Came to fix the boiler, and is still on the clock.',
  'Owns the place, on paper.',
  'Knows first aid and mentions it often.',
  'Was leaving anyway. With whom?',
  'Has the only torch and lends it to nobody.',
  'Is somebody’s former boss. Whose?',
  'Talks to reporters, or used to.',
  'Brought a dog. The dog is on nobody’s side.',
  'Has a plan from a film.',
  'Counts the tins when others sleep.',
  'Was voted leader by one vote: their own.',
  'Has not told anybody what is in the bag.',
  'Apologises first and means it last.',
]);

export const taskPrompts = dealPrompts([
  'Shut the one window that everybody forgot.',
  'Make the radio say something useful.',
  'Get to the shed and back.',
  'Find out what it wants, from close by.',
  'Ration the water, and be believed.',
  'Take the keys from the one who has them.',
  'Start an engine that has reasons not to.',
  'Carry somebody who refuses to be carried.',
  'Keep watch until morning, awake.',
  'Dig. In which direction?',
  'Signal to a boat that is not looking.',
  'Lock one of us up, for the good of all.',
  'Walk out of the front door, together.',
]);

export const eventPrompts = dealPrompts([
  'The light goes, comes back, and somebody has moved.',
  'A knock, polite, from where there is no door.',
  'The last of the coffee is found to be gone.',
  'Something slides slowly off the roof.',
  'A telephone rings in a bag. Whose bag?',
  'The dog growls at one of you.',
  'Water under the door, a hand wide.',
  'Somebody talks in their sleep, and says a name.',
  'A window breaks on the floor above.',
  'The generator coughs twice.',
  'Headlights, far off, going the other way.',
  'A scream outside, in a voice that you know.',
  'Everybody’s watch says something different.',
]);
