import { dealPrompts } from '@/lib/tabletop/deal-prompts';

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
