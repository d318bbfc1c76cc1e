import { dealPrompts } from '@/lib/tabletop/deal-prompts';

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
