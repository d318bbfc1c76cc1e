import { chanceMakers } from '@/lib/tabletop/chance-pieces';
import { makers } from './input';

/** A die, or a spinner for other than six sides (rules 12). */
export const chance = chanceMakers(makers, ({ body }) => body.die.sides);
