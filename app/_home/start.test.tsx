import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { StartRooms } from './start';

it.each([
  ['trapped', 'spaceship', 'spaceship-time-traveller', 'haunted-mansion'],
  ['mothership', 'book-ship', 'the-mothership', 'hollow-whale'],
])('lists the variants of the first setting of %s under it', (id, setting, variant, other) => {
  const [game] = systems.filter((system) => system.id === id);
  if (!game) throw new Error('no game');
  const markup = renderToStaticMarkup(<StartRooms game={game} hasLibrary />);
  const titleOf = (starter: string) => game.starters.find((one) => one.id === starter)?.title ?? '';
  const places = [titleOf(setting), 'Start from this one', 'Variants:', titleOf(variant), titleOf(other)].map((words) =>
    markup.indexOf(words),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // The variant appears once, not again among the others.
  expect(markup.split(titleOf(variant))).toHaveLength(2);
});
