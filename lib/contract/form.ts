import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';

/** How a scenario is asked for: steps with a question each. Paths begin at the body. */
export interface Form {
  readonly steps: readonly Step[];
  /** What the host does, in two sentences; in games with a host, where a group chooses who that is. */
  readonly host?: string;
  /** How people are made with cards, in a few sentences; in games that do so at a table. */
  readonly creation?: string;
}

export interface Step {
  readonly id: string;
  /** One word for the rail: "Goals". */
  readonly title: string;
  /** The game's own question, in large type. */
  readonly question: string;
  /** A sentence or two for a beginner. */
  readonly help: string;
  readonly widgets: readonly Widget[];
  /** What a group brainstorms here, and where a kept idea goes. */
  readonly slots: readonly Slot[];
}

/** Where an idea lands when it is kept, and what to ask somebody who is stuck. */
export interface Slot {
  readonly id: string;
  readonly title: string;
  /** A list (the idea becomes an entry) or a text field. */
  readonly path: Path;
  /** The text field of a new entry that takes the idea. */
  readonly field?: string;
  /** What else a new entry holds: { suit: 'clubs' }. */
  readonly given?: JsonObject;
  readonly prompts: readonly Prompt[];
}

/** A playing card and the prompt it brings. */
export interface Prompt {
  readonly card: string;
  readonly text: string;
}

export type Widget =
  /** The fields at these paths, drawn from the schema's metadata. */
  | { readonly widget: 'fields'; readonly title?: string; readonly paths: readonly Path[]; readonly folded?: boolean }
  /** Entries one below the other; `headline` is the text field that names an entry, if any does, and takes a pasted line. */
  | {
      readonly widget: 'list';
      readonly title: string;
      readonly path: Path;
      readonly headline?: string;
      readonly empty: string;
      readonly folded?: boolean;
      /** Fields behind "More", for those who want them. */
      readonly advanced?: readonly string[];
    }
  /** A list sorted into columns by one of its choices, with quotas. */
  | {
      readonly widget: 'buckets';
      readonly title: string;
      readonly path: Path;
      readonly headline: string;
      /** The text that a pasted line's rest goes into, after the headline. */
      readonly body: string;
      readonly by: string;
      readonly buckets: readonly Bucket[];
      readonly quota: { readonly each: number; readonly total: number };
      readonly strength?: Strength;
      readonly empty: string;
      readonly advanced?: readonly string[];
    }
  /** Entries that wait for each other, as a list and as a graph beside it. */
  | {
      readonly widget: 'graph';
      readonly title: string;
      readonly path: Path;
      readonly headline: string;
      /** The list inside an entry that holds what it waits for, and the key there that names the other entry. */
      readonly edges: { readonly list: string; readonly to: string; readonly given: JsonObject };
      readonly empty: string;
      readonly advanced?: readonly string[];
    }
  /** Places and the ways between them, on a grid. */
  | {
      readonly widget: 'map';
      readonly title: string;
      readonly places: {
        readonly path: Path;
        readonly headline: string;
        readonly x: string;
        readonly y: string;
        readonly width: string;
        readonly height: string;
      };
      readonly ways: { readonly path: Path; readonly a: string; readonly b: string };
      readonly start: Path;
      readonly empty: string;
      /** Ids of the pieces that it is printed on, one for each of those who get a copy. */
      readonly pieces: readonly string[];
    }
  /**
   * Cells painted on a grid: a list whose entries' ids are their places ("B2": column from A, row from 1), one choice
   * of theirs what lies there. Cells that are not listed are empty. Figures and marks come with the game's remarks.
   */
  | {
      readonly widget: 'grid';
      readonly title: string;
      readonly path: Path;
      readonly by: string;
      /** At most. */
      readonly columns: number;
      readonly rows: number;
      readonly paints: readonly Paint[];
      /** What an empty cell is called and painted with. */
      readonly gap: Omit<Paint, 'value' | 'twin'>;
      readonly empty: string;
    };

/** A widget of one kind, as its component receives it. */
export type WidgetOf<Kind extends Widget['widget']> = Extract<Widget, { readonly widget: Kind }>;

/** How strong an entry is, read off two choices of the same options, the weakest option first. */
export interface Strength {
  readonly from: string;
  readonly to: string;
  /** What to say of an entry that spans all options: "Any card". */
  readonly any: string;
  /** Weakest first; each ends with the option `upTo`. */
  readonly bands: readonly { readonly title: string; readonly upTo: string }[];
}

/** What may lie in a cell of a grid. */
export interface Paint {
  /** The choice's value. */
  readonly value: string;
  readonly title: string;
  /** The key that paints it, and the sign in the cell. */
  readonly sign: string;
  readonly look: 'floor' | 'way' | 'start' | 'empty';
  /** What it turns into where left is mirrored to right, as a start turns into a finish; itself if nothing is said. */
  readonly twin?: string;
}

export interface Bucket {
  readonly value: string;
  readonly title: string;
  readonly icon: string;
  /** The ordinary sign, since people hold real cards. */
  readonly sign: string;
  readonly help: string;
}
