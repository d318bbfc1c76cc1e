import { dealAny } from './deal';

export const roomPrompts = dealAny([
  'The room with the view. Of what?',
  'The room that every plan goes through. What makes it unpleasant?',
  'The way round: too low, too narrow, too wet. What is it meant for?',
  'The room with the useful cupboard. Who stands in front of it?',
  'Where does the monster sleep, and what does it sleep on?',
  'The room that everybody remembers differently.',
  'Where do the staff go to cry?',
  'The outside, or what counts as outside here. What must one wear?',
  'A room that smells lovely. That is a bad sign. Of what?',
  'The room that was locked for a reason. Read out the reason.',
  'Where is the light best, and what can therefore be seen?',
  'A dead end. What makes it worth the walk?',
  'The kitchen. There is always a kitchen. What is still cooking?',
  'The room one must cross quietly. What hangs from the ceiling?',
]);
