import { expect, it } from 'vitest';
import { sayHunters, splitTitle } from './poster';

it.each([
  ['Trapped on the Spaceship with the Alien!', 'Trapped on the', 'Spaceship with the Alien!'],
  ['trapped in Limbo', 'trapped in', 'Limbo'],
  ['Trapped in an Airport', 'Trapped in an', 'Airport'],
  ['Trapped in the', 'Trapped in', 'the'],
  ['Trapped in', 'A game', 'Trapped in'],
  ['Trapped', 'A game', 'Trapped'],
  ['Untrapped on Mars', 'A game', 'Untrapped on Mars'],
  ['A game: Faster', 'A game', 'Faster'],
  ['A game:', 'A game', 'A game:'],
  ['  Low Acre ', 'A game', 'Low Acre'],
])('splits “%s” into its opening and title', (title, opening, rest) => {
  expect(splitTitle(title, 'A game')).toEqual({ opening, title: rest });
});

it.each([
  [['The Alien'], 'Spaceship with the Alien!', ''],
  [['The werewolf'], 'Haunted Mansion', 'The werewolf'],
  [['A cat', 'a dog'], 'With the cat', 'A cat · a dog'],
  [['', ' '], 'Anything', ''],
  [['One', 'Two', 'Three', 'Four'], 'Anything', ''],
])('names the hunters %j unless “%s” does', (hunters, title, said) => {
  expect(sayHunters(hunters, title)).toBe(said);
});
