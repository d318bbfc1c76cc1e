import { dealPrompts } from '@/lib/tabletop/form-fields';

export const shipPrompts = dealPrompts([
  'It was built by somebody with more legs than you. What can’t you reach?',
  'A place that pretends to be something else: a hotel, a shrine, an office. What gives it away?',
  'It is alive. Which part of it are you standing in?',
  'It was a wreck long before you came. Who keeps the lights on?',
  'A train that never stops. What runs past the windows?',
  'It sinks, falls or climbs. How do you notice, and how long will it last?',
  'The last museum. What was on show, and which case is open?',
  'It belongs to a child of something very large. What happens at bedtime?',
  'A ferry between two places nobody ought to visit. Which one is next?',
  'It folds itself up once a year, tonight. What was it before?',
  'A prison whose guards have left in a hurry. What did they leave on the floor?',
  'It smells of bread. Nothing here has ever eaten bread. What is baking?',
  'A library where every plate is a page. What is the story about?',
  'Its owner is on the way home. What do you hear already?',
]);

export const premisePrompts = dealPrompts([
  'What were you doing a minute ago, and what do you still have in your hand?',
  'Who were you before? Somebody who belongs in quite another story.',
  'What is counting down, and in which voice?',
  'Why can’t it just be left running for one more night?',
  'Describe the floor. It is about to matter.',
  'What do you hear below the plates?',
  'The last words of whoever was here before you. Half of them.',
  'What does a shut-down objective sound like?',
  'Who is waiting where you come from, and with what?',
  'What is the one rule that is written on every wall, and what does it forbid?',
  'What lies at the far end, and how can one see it from the start?',
  'Something here is kind. What, and why doesn’t it help?',
  'The first thing that happened when you got up. It set something off.',
]);

export const objectivePrompts = dealPrompts([
  'A machine with a pulse. What is it called?',
  'Something that sings. It has to stop.',
  'A seal with a seal’s head on it. Which animal, and why does it look at you?',
  'A lamp that gives off dark.',
  'The thing that holds the door. Not the lock: the thing that likes the door shut.',
  'A plant that is watered with electricity. What is it named after?',
  'A bell that must not be rung again.',
  'Something everybody has one of at home, much too large.',
  'A clerk’s stamp, set in stone. What does it approve?',
  'A nest. Turn off the eggs.',
  'A mirror. What in it is still moving?',
  'A drain. What would run out if you pulled the plug?',
  'An organ: of the body or of the church, you decide.',
]);
