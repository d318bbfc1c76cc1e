import { expect, it } from 'vitest';
import { proposeName } from './propose-name';

it.each([
  ['Rats', 'Rats'],
  ['  A locked\n door ', 'A locked door'],
  ['The stairs are under water, and rising', 'The stairs are under water'],
  ['The keeper’s dog bites everybody who smells of fish', 'The keeper’s dog bites'],
  ['Somebody has locked the door of the engine room from outside', 'Somebody has locked the door'],
  ['…, and then everything goes dark for good', '…, and then everything goes'],
  ['あ'.repeat(60), 'あ'.repeat(27)],
])('calls “%s” “%s”', (idea, name) => {
  expect(proposeName(idea)).toBe(name);
});
