import type { Form } from '@/lib/contract/form';
import { characters } from './steps/characters';
import { endings } from './steps/endings';
import { layout } from './steps/layout';
import { ship } from './steps/ship';
import { tiles } from './steps/tiles';
import { tracker } from './steps/tracker';
import { traps } from './steps/traps';

/** How a ship is asked for: the place, the floor, what lies under it, who is on it, how long, and how it ends. */
export const form: Form = { steps: [ship, layout, tiles, traps, characters, tracker, endings] };
