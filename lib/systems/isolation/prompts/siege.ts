import { dealPrompts } from '@/lib/tabletop/form-fields';

export const placePrompts = dealPrompts([
  'A mountain hut with one stove and two keys to it.',
  'The last ferry of the season, moored for the night.',
  'A petrol station. Who has been living in the back?',
  'A research station where the experiment is over.',
  'A school on the day of the reunion.',
  'A lift with room for eight. How many are in it?',
  'The green room of a theatre. The play is still on.',
  'An island that belongs to one of you.',
  'A motorway bridge, both ends of it closed.',
  'A museum after hours. What is the newest exhibit?',
  'A lock-keeper’s house in the middle of the river.',
  'A hotel where every room but yours is ready.',
  'A greenhouse, the only warm place for miles.',
]);

export const threatPrompts = dealPrompts([
  'Something waits outside, and is better at waiting.',
  'The water rises a step every hour.',
  'They only want one of you. They have not said which.',
  'The snow has stopped. What it covered has not.',
  'The place itself has been counting you.',
  'A fire on three sides, and the wind is turning.',
  'The neighbours, all of them, with torches.',
  'A suitcase of money and nobody’s name on it.',
  'Wasps. How large, and who has looked twice?',
  'Somebody in here did it. It is raining too hard to ask outside.',
  'A voice on the radio that tells you to stay where you are.',
  'The riot has reached your street and stopped to rest.',
  'The air is good for nine hours, or for fewer people.',
]);

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
