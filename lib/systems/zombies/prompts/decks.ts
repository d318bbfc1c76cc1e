import { dealPrompts } from '@/lib/tabletop/form-fields';

export const patronPrompts = dealPrompts([
  'A collector of things that nobody wants. Where are they kept?',
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

export const creaturePrompts = dealPrompts([
  'A first name for somebody’s aunt, and what she does at night.',
  'The weakest of them all, and the proudest.',
  'It is wanted in four towns for the same small crime.',
  'It was respectable once. What was its job?',
  'Nobody minds it by day. What changes?',
  'It apologises while it does it. What does it do?',
  'It is in love with something that it cannot eat.',
  'Two of them share one hat.',
  'What does it hum, and why do people run?',
  'It is looking for a part of itself. Which one?',
  'The biggest of them. What did it swallow?',
  'It only knows one joke. How does it end?',
  'Its mother is worse. What does she call it?',
  'It escaped from the last collection. What gave it away?',
]);

export const actionPrompts = dealPrompts([
  'Somebody sneezes, and two things have changed places.',
  'A polite word for theft.',
  'You have a lamp, and ten seconds. Where do you point it?',
  'Everything in the yard starts running at once. What set it off?',
  'What do you shout as you throw something back?',
  'You get to go again. Who objects?',
  'The bait that they cannot resist.',
  'It was in the rubbish all along.',
  'A trick that your grandfather swore by.',
  'What do you do with a very long pole?',
  'A diversion. Who has to dress up?',
  'Something that ought to be illegal here, and is.',
  'You borrow a tool from the collector. What is it really for?',
]);

export const superTrapPrompts = dealPrompts([
  'A trap for those who are losing. Who takes pity on them?',
  'It worked once, long ago. What is left of it?',
  'It runs on something that you would rather not put in.',
  'The instructions have thirty pages. What does the last one say?',
  'It only works when you have nothing to lose.',
  'It misses, waits and tries again.',
  'It catches whatever comes by, wanted or not.',
  'The box says “For professionals only”. Who opened it?',
  'It works better the later it gets.',
  'It was built by the creatures themselves. Why?',
  'It needs a helper inside. How do you choose?',
  'It looks like a present. What is the ribbon made of?',
  'It makes a noise that only winners can hear.',
]);
