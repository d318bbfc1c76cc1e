import { expect, it } from 'vitest';
import { proposeName, readsAsName } from './propose-name';

it.each([
  ['Rats', 'Rats'],
  ['  A locked\n door ', 'A locked door'],
  ['The stairs are under water, and rising', 'The stairs are under water'],
  ['The keeper’s dog bites everybody who smells of fish', 'The keeper’s dog bites'],
  ['Somebody has locked the door of the engine room from outside', 'Somebody has locked the door'],
  ['…, and then everything goes dark for good', '…, and then everything goes'],
  ['あ'.repeat(60), 'あ'.repeat(27)],
  ['An old woman who sells oil and knows everyone’s debts', 'An old woman'],
  ['Eine alte Frau, die Öl verkauft und alle Schulden kennt', 'Eine alte Frau'],
  ['Une vieille qui vend de l’huile et connaît toutes les dettes', 'Une vieille'],
  ['People who drink the river and never sleep', 'People who drink the river'],
  ['井戸の底で眠る人々は、雨の日にだけ歌うという', '井戸の底で眠る人々は'],
  ['Dr. Grey, who has not slept since Tuesday', 'Dr. Grey'],
])('calls “%s” “%s”', (idea, name) => {
  expect(proposeName(idea)).toBe(name);
});

it.each([
  ['An old woman who sells oil and knows everyone’s debts', 9, 'old woman'],
  ['The lamplighter', 12, 'lamplighter'],
  ['Knight', 9, 'Knight'],
  ['We have to get the pump going', 9, 'We have'],
])('calls “%s” in %i characters “%s”', (idea, length, name) => {
  expect(proposeName(idea, length)).toBe(name);
});

it.each([
  'the Miller twins',
  'Dr. Grey',
  'J. R. Smith',
  'Rats',
  'St. Mary of the Lamps',
  'Кузьма',
  '李さん',
  'דוקטור לוי',
  '🦑🦑🦑',
])('takes “%s” for a name', (idea) => {
  expect(readsAsName(idea)).toBe(true);
});

it.each([
  'An old woman who sells oil and knows everyone’s debts',
  'People who drink the river',
  'She sells oil',
  'Sells oil, knows debts',
  'Sie verkauft Öl',
  'Ceux qui boivent',
  'Knows every tunnel by heart and tells no one',
  'It lived here first.',
  '雨の日にだけ歌う井戸の底の人々',
])('takes “%s” for a description', (idea) => {
  expect(readsAsName(idea)).toBe(false);
});
