import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';

/** A ready answer to a question of the form that a group answers by choosing: parts of the body, whole. */
export interface ReadyMade {
  readonly id: string;
  readonly title: string;
  /** What it means for the game, in a sentence. */
  readonly text: string;
  readonly parts: readonly { readonly path: Path; readonly value: Json }[];
}
