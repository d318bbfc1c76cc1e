import type { Facts } from '@/lib/contract/authored';
import type { Cellar } from './schema';

export const facts = ({ tiles }: Cellar): Facts => ({
  counts: [{ id: 'tiles', one: 'tile', many: 'tiles', count: tiles }],
  routes: [],
  effort: { id: 'turns', one: 'turn', many: 'turns' },
});
