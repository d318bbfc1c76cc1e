import { count, line } from '@/lib/schema/fields';
import { declinedSuggestions } from '@/lib/schema/hidden-lists';

export const name = line({ title: 'Name', description: 'What the cellar is called.', examples: ['The coal hole'] });
export const tiles = count({ title: 'Tiles', description: 'Tiles face down.', min: 3, max: 20, initial: 9 });
export const pits = count({ title: 'Pits', description: 'How many of them are pits.', min: 0, max: 10, initial: 3 });
export const lamps = count({ title: 'Lamps', description: 'Lamps the party has.', min: 1, max: 9, initial: 3 });
export const declined = declinedSuggestions();
