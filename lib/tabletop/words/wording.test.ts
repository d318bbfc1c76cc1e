import { expect, it } from 'vitest';
import { article } from './wording';

it.each(['a heart', 'an engine', 'an NPC', 'a Gladiator', 'an NPC Gladiator', 'a PC', 'a GM'])('%s', (phrase) => {
  const noun = phrase.slice(phrase.indexOf(' ') + 1);
  expect(`${article(noun)} ${noun}`).toBe(phrase);
});
