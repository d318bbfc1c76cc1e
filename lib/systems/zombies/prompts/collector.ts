import { dealPrompts } from '@/lib/tabletop/deal-prompts';

export const patronPrompts = dealPrompts([
  'Somebody who collects what nobody else would keep. Where do they keep it?',
  'They insist on a nickname. Who uses it?',
  'A museum with one empty wing. Who is its director?',
  'They have everything already, except for one thing. Who told them?',
  'A hotel owner whose guests never leave. What is wrong with the rooms?',
  'A chef who needs something rare for one dish. For whom is it?',
  'They pay far too well. With what?',
  'Three feet tall, in a coat for somebody of nine. Who sits on whose shoulders?',
  'A retired villain with a hobby. What did the hobby use to be?',
  'They come from another planet and think this is the zoo.',
  'A headmistress who misses her worst pupils.',
  'Their rival collects the same. What do the two shout at each other?',
  'Nobody has seen their face. What do they hold in front of it?',
]);

export const blurbPrompts = dealPrompts([
  'Begin with an insult to the audience, then flatter it.',
  'Say what is wanted, alive, and how alive.',
  'Three words in a row with the same letter. Now four.',
  'Promise a reward that is heavier than it sounds.',
  'What happened to the last people who answered this poster?',
  'The collector mentions a medal. What was it for?',
  'Somewhere in small print there is a warning. About what?',
  'Explain why now, and why not by daylight.',
  'Which creature does the collector call by a pet name?',
  'Say that it is perfectly safe, in a way that nobody believes.',
  'The last line sells something quite different.',
  'What must people bring of their own?',
  'Thank those who will not be coming back.',
]);
