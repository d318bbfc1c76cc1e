import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';

/** Ready-made answer to a question of the form, which a group picks from a list: complete parts of the body. */
export interface ReadyMade {
  readonly id: string;
  readonly title: string;
  /** Effect on the game, in a sentence. */
  readonly text: string;
  /** Suits most groups: picked where a group has chosen nothing. */
  readonly isUsual?: boolean;
  readonly parts: readonly { readonly path: Path; readonly value: Json }[];
}
