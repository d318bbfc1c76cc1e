import { dealPrompts } from '@/lib/tabletop/deal-prompts';

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

export const factPrompts = dealPrompts([
  'They do not like the light. They do not fear it either.',
  'The road is gone, and so is the car that tried it.',
  'It began on Tuesday. What did you all do on Tuesday?',
  'Nobody who went to look has come back the same way.',
  'The telephone works in one direction.',
  'It is worse on the north side.',
  'There is a warning on the wall in four languages.',
  'Animals left a day ago, in good order.',
  'It stops for eleven minutes every hour.',
  'The news called it something else.',
  'One of you has seen it before, and says so.',
  'It can smell what is cooking.',
  'Help has been promised for a day that has passed.',
]);
