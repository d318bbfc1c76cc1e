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

export const safeRoomPrompts = dealAny([
  'The only door with a bolt on this side. What is the room for?',
  'Where were you all invited to wait?',
  'Where is it warm, and who is hogging the warm spot?',
  'The room with the snacks. How many are left?',
  'Where do you go when the alarm says not to panic?',
  'It was chosen in a hurry. What does everybody now regret about it?',
  'A room with one window. Nobody wants to sit facing it.',
  'Where did the party begin? The streamers are still up.',
  'The room the staff keep for themselves. It is much nicer than yours.',
  'Where do you wake up, and who is already awake?',
  'It has a sofa, a kettle and a poster about teamwork.',
  'Where would a child hide? You are all too big for it.',
  'The room with the map on the wall. Somebody has torn off a corner.',
]);
