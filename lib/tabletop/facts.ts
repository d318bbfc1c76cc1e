import type { Count } from '@/lib/contract/authored';

/** How many there are of something: of one thing, or of each of several. */
export const count = (id: string, one: string, number: Count['count'], many = `${one}s`): Count => ({
  id,
  one,
  many,
  count: number,
});
