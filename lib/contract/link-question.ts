import type { Path } from '@/lib/kernel/path';
import type { LinkKind } from '@/lib/kit/link-graph';

/** Question that a group answers by linking entries of a list, two at a time, each link for a reason from a list. */
export interface LinkQuestion {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  /** List whose entries are linked. */
  readonly of: Path;
  /** List of links: its two references, the choice that defines a link's kind, and the text with its reason. */
  readonly links: {
    readonly path: Path;
    readonly a: string;
    readonly b: string;
    readonly by: string;
    readonly label: string;
  };
  readonly kinds: readonly LinkKind[];
  readonly reasons: readonly LinkReason[];
}

/** Reason for links between two entries. */
export interface LinkReason {
  readonly id: string;
  /** "{a}" and "{b}" stand for the names of the two. */
  readonly title: string;
  /** Kind of the links. */
  readonly kind: string;
  /**
   * Fields from which a word of the one and a word of the other is chosen: texts, and lists whose entries have a text.
   * If the two sides differ, the reason is offered in both directions.
   */
  readonly words: readonly [readonly string[], readonly string[]];
}

/** Link that a group has chosen: the reason's id, the two entries, and a word of each. */
export interface ChosenLink {
  readonly reason: string;
  readonly a: string;
  readonly b: string;
  readonly words: readonly [string, string];
}
