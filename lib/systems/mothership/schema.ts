import type { z } from 'zod';
import { part } from '@/lib/schema/short-fields';
import { characters } from './fields/characters';
import { endings, tracker } from './fields/endings';
import { drawPile, layout, levels, supplies } from './fields/layout';
import { options } from './fields/options';
import { players, ship } from './fields/ship';
import { traps } from './fields/traps';

/** Schema of a ship: shape and limits of rules 9. The check judges whether a ship is good. */
export const schema = part('Ship', 'A ship to get off, with everything that lies under its tiles.', {
  ship,
  players,
  layout,
  levels,
  supplies,
  drawPile,
  tracker,
  traps,
  characters,
  endings,
  options,
});

export type Ship = z.infer<typeof schema>;
export type Cell = Ship['layout'][number];
export type Level = Ship['levels'][number];
export type Trap = Ship['traps'][number];
export type TrapEffect = Trap['effects'][number];
export type Character = Ship['characters'][number];
export type Ability = Character['abilities'][number];
export type Release = Character['releases'][number];
export type Ending = Ship['endings'][number];
export type HouseRules = Ship['options'];
