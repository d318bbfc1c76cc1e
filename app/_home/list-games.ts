import hunters from '@/content/starter-hunters.json';
import { systems } from '@/lib/systems/registry';
import type { Game } from './games';
import { figuresOf } from './starter-figures';

/** Returns all games with their starters, without loading any game's code. */
export const listGames = (): readonly Game[] =>
  systems.map(({ id, title, about, players, starters }) => ({
    ...{ id, title, about, players },
    starters: starters.map((starter) => ({
      id: starter.id,
      title: starter.title,
      digest: starter.digest,
      hunter: hunters.find((one) => one.starter === starter.id)?.hunter ?? '',
      variantOf: starter.variantOf,
      figures: figuresOf(id, starter.id),
    })),
  }));
