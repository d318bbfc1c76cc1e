import { dealPrompts } from '@/lib/tabletop/form-fields';

const ROOMS = [
  'coal',
  'wine',
  'bones',
  'potatoes',
  'paint',
  'clocks',
  'letters',
  'boots',
  'ice',
  'maps',
  'sand',
  'bells',
  'masks',
];

export const namePrompts = dealPrompts(ROOMS.map((what) => `What if it were full of ${what}?`));
