import type { Passage } from '../schema';
import type { Given } from './build';

/** A passage that is called after its ends. */
export const between = (a: string, b: string, kind: Passage['kind'], more: Given<Passage> = {}): Given<Passage> => ({
  id: `${a}-${b}`,
  a,
  b,
  kind,
  ...more,
});
