import { dealPrompts } from '@/lib/tabletop/form-fields';

export const endingPrompts = dealPrompts([
  'Everybody is out. What is the first thing that somebody drops?',
  'One is out. What do they hear from behind the door?',
  'Nobody is out. What does it look like from far away?',
  'All is shut down and nobody is home. What does the ship do next?',
  'Half of you. Who tells the other families?',
  'It jumps with you aboard. What is the weather like there?',
  'You are home. What came along?',
  'Much later, over a drink: what do you still not talk about?',
  'You are remembered. For what, wrongly?',
  'Out, but to where? Describe the light.',
  'The last plate is still warm. Who is standing on it?',
  'Somebody says thank you. Who?',
  'What was that countdown counting down to, after all?',
]);
