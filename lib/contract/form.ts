import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { LinkKind } from '@/lib/kit/link-graph';

/** How a scenario is asked for: steps with a question each. Paths begin at the body. */
export interface Form {
  readonly steps: readonly Step[];
  /** What the host does, in two sentences; in games with a host, where a group chooses who that is. */
  readonly host?: string;
  /** How people are made with cards, in a few sentences; in games that do so at a table. */
  readonly creation?: string;
  /** What a group at a table is asked, in this order. The other slots can be asked afterwards. */
  readonly course: readonly CourseStop[];
}

/** A question on the way from an empty draft to one that can be played. */
export interface CourseStop {
  /** The id of a slot, a follow-up or a question with ready answers. One that stands here twice is asked again. */
  readonly question: string;
  /** How long a group usually takes. */
  readonly minutes: number;
  /** Passed over once there are so many answers. */
  readonly enough?: number;
}

export interface Step {
  readonly id: string;
  /** One word for the rail: "Goals". */
  readonly title: string;
  /** The game's own question, in large type. */
  readonly question: string;
  /** A sentence or two for a beginner. */
  readonly help: string;
  /** It is about one entry of a list at a time: its widgets, slots and follow-ups have a 0 where that entry's id stands. */
  readonly each?: Each;
  readonly widgets: readonly Widget[];
  /** What a group brainstorms here, and where a kept idea goes. */
  readonly slots: readonly Slot[];
  /** Codes of issues that an earlier step shows and that are settled here. */
  readonly settles?: readonly string[];
  /** What a group is asked of each thing it has kept. */
  readonly followUps?: readonly FollowUp[];
  /** What a group does not make up, but choose from the game's ready answers. */
  readonly ready?: readonly ReadyQuestion[];
}

/** A list of which the studio shows one entry at a time, to choose by tabs. A group at a table works on the first one. */
export interface Each {
  readonly path: Path;
  readonly empty: string;
  /** Another entry with the same numbers and choices, but without texts and pictures; `code` is a text field that gets a free letter. */
  readonly copy?: { readonly title: string; readonly code?: string };
}

/** A question with ready answers, which the game gives for the draft as it is. */
export interface ReadyQuestion {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  /** Whether the map shows what is chosen. */
  readonly isDrawn?: boolean;
}

/** A question about every entry of a list, answered straight into its fields. */
export interface FollowUp {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  /** The list whose entries are asked about. */
  readonly of: Path;
  readonly fields: readonly AskedField[];
}

/** One field of an entry, and the question that it answers. The schema says what an answer may be. */
export interface AskedField {
  /** The field's key; of pairs a name of their own. */
  readonly field: string;
  readonly ask: string;
  /** In a list: the key of its entries’ text or reference, and what else they hold. */
  readonly inner?: string;
  readonly given?: JsonObject;
  /** Not a field of the entry, but a list of pairs of such entries, by the references `a` and `b`. */
  readonly pairs?: { readonly path: Path; readonly a: string; readonly b: string };
  /** Asked only where another field says so. */
  readonly onlyIf?: { readonly field: string; readonly is: string };
  /** It may well stay empty. */
  readonly isOptional?: boolean;
}

/** Where an idea lands when it is kept, and what to ask somebody who is stuck. */
export interface Slot {
  readonly id: string;
  readonly title: string;
  /** The question in its own words. */
  readonly ask: string;
  /** A list (the idea becomes an entry) or a text field. */
  readonly path: Path;
  /** The text field of a new entry that names it. Where the entry has a longer text too, the idea goes there. */
  readonly field?: string;
  /** Only one answer can stand: what it says replaces what stood there. */
  readonly isSingle?: boolean;
  /** What else a new entry holds: { suit: 'clubs' }. */
  readonly given?: JsonObject;
  /** The reference that names the newest entry from then on. */
  readonly marks?: Path;
  /** Fields that say where an entry is drawn on a grid: a new one is drawn where nothing else is. */
  readonly drawn?: Drawn;
  readonly prompts: readonly Prompt[];
}

/** The fields of an entry that make up its rectangle. */
export interface Drawn {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
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
      /** The list that keeps where its entries stand in the graph (`drawnPlaces`). */
      readonly places: Path;
      readonly empty: string;
      readonly advanced?: readonly string[];
    }
  /**
   * Entries of one list, which a widget of their own edits, and any number of links between two of them: a graph, and a
   * table of pairs.
   */
  | {
      readonly widget: 'links';
      readonly title: string;
      readonly nodes: { readonly path: Path; readonly headline: string };
      /** The list of links, its two references, and the choice that tells them apart. */
      readonly links: {
        readonly path: Path;
        readonly a: string;
        readonly b: string;
        readonly by: string;
        /** The text field that says why there is a link. */
        readonly label?: string;
        /** What else a new link holds. */
        readonly given?: JsonObject;
      };
      /** One for each option of that choice. */
      readonly kinds: readonly LinkKind[];
      readonly empty: string;
    }
  /** Places and the ways between them, on a grid. */
  | {
      readonly widget: 'map';
      readonly title: string;
      readonly places: { readonly path: Path; readonly headline: string } & Drawn;
      readonly ways: { readonly path: Path; readonly a: string; readonly b: string };
      readonly start: Path;
      readonly empty: string;
      /** Ids of the pieces that it is printed on, one for each of those who get a copy. */
      readonly pieces: readonly string[];
    }
  /**
   * Cells painted on a grid: a list whose entries' ids are their places ("B2": column from A, row from 1), one choice
   * of theirs what lies there. Cells that are not listed are as `gap` says. Figures and marks come with the game's
   * remarks. What looks empty is not part of the board: it has no sides for walls, and nobody starts there.
   */
  | {
      readonly widget: 'grid';
      readonly title: string;
      readonly path: Path;
      /** Left out where an entry has no choice, and there is one paint. */
      readonly by?: string;
      /** At most. */
      readonly columns: number;
      readonly rows: number;
      readonly paints: readonly Paint[];
      /** What an empty cell is called and painted with. */
      readonly gap: Omit<Paint, 'value' | 'twin'>;
      readonly empty: string;
      /** The choice of "square" or "hex"; squares if left out. */
      readonly topology?: Path;
      /** The numbers that say how large the grid is; if left out, as large as what is painted. */
      readonly size?: { readonly columns: Path; readonly rows: Path };
      readonly edges?: GridEdges;
      readonly pins?: GridPins;
      /** Which of its lists is edited here, where several steps show one grid; all of them if left out. */
      readonly only?: GridLayer;
    };

/** What lies in the cells of a grid, what stands on the sides between them, and the numbered places. */
export type GridLayer = 'cells' | 'edges' | 'pins';

/** What stands on sides between cells: a list whose entries' ids are the sides ("A1-B1", by column, then by row). */
interface GridEdges {
  readonly path: Path;
  /** "Wall". */
  readonly title: string;
}

/**
 * Numbered places on a grid, a set for each number of players: a list whose entries' ids are that number and their own
 * ("4-1"), and whose text field `cell` says where ("A1").
 */
export interface GridPins {
  readonly path: Path;
  readonly cell: string;
  /** "Start". */
  readonly title: string;
  /** The numbers that say how few and how many players there may be. */
  readonly players: { readonly min: Path; readonly max: Path };
  /** "Find the fairest places": what the button says where the game can find places for a set. */
  readonly find?: string;
}

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
  readonly look: 'floor' | 'way' | 'start' | 'wall' | 'empty';
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
