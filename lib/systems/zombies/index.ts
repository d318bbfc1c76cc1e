import headings from '@/content/headings/zombies.json' with { type: 'json' };
import { defineSystem } from '@/lib/contract/authored';
import { roomsApart } from '@/lib/kit/plan';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { check } from './check';
import { complete } from './complete';
import { facts } from './facts';
import { form } from './form';
import { buildKit, pieces } from './kit';
import { manifest } from './manifest';
import { remarks } from './remarks';
import { type Box, schema } from './schema';
import { textBoxes } from './text-boxes';

/** Zany Zombies, a card game of memory and luck (content/rules/zombies.md). */
export const zombies = defineSystem<Box>({
  ...manifest,
  playersFor: playersOf,
  schema,
  form,
  headings,
  pieces,
  check,
  complete,
  facts,
  remarks,
  kit: buildKit,
  textBoxes,
  poster: ({ decks }) => {
    const creatures = decks.flatMap((deck) => deck.creatures);
    return {
      hunters: decks.map(({ title }) => title),
      picture: creatures.find(({ picture }) => picture !== '')?.picture ?? '',
      plan: roomsApart(creatures.map(({ name }) => name)),
    };
  },
  example: async () => (await import('@/content/examples/zombies.json')).default,
  // The box holds no secrets, since only face-down cards are hidden.
  forPlayers: (body) => body,
  play: async () => (await import('./play')).play,
});
