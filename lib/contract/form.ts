import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { LinkKind } from '@/lib/kit/link-graph';
import type { LinkQuestion } from './link-question';

/** Form for writing a scenario: steps with a question each. Paths are relative to the body. */
export interface Form {
  readonly steps: readonly Step[];
  /** The host's job, in two sentences. For games with a host, so that a group can choose one. */
  readonly host?: string;
  /** Explanation of how characters are created with cards, in a few sentences. For games that do this at the table. */
  readonly creation?: string;
  /** Questions that a group at a table answers, in this order. Other slots can be asked afterwards. */
  readonly course: readonly CourseStop[];
}

/** Question on the way from an empty draft to a playable one. */
export interface CourseStop {
  /** Id of a slot, a follow-up, or a question with ready-made answers or links. An id that is listed twice is asked twice. */
  readonly question: string;
  /** Number of answers from which the question is skipped. */
  readonly enough?: number;
  /** Number of answers that a playable file needs; by default `enough`, or 1. The rest is filled in from prompts. */
  readonly least?: number;
  /** One of the five questions of an evening of half an hour. Its other questions are answered from prompts. */
  readonly inShort?: boolean;
}

export interface Step {
  readonly id: string;
  /** One-word label for the rail: "Goals". */
  readonly title: string;
  /** The game's own question, in large type. */
  readonly question: string;
  /** A sentence or two for a beginner. */
  readonly help: string;
  /** The step edits one entry at a time: in paths of its widgets, slots and follow-ups, 0 is that entry's id. */
  readonly each?: Each;
  readonly widgets: readonly Widget[];
  /** Questions that a group brainstorms here; kept ideas go to their paths. */
  readonly slots: readonly Slot[];
  /** Questions about each entry that the group kept. */
  readonly followUps?: readonly FollowUp[];
  /** Questions that a group answers by picking one of the game's ready-made answers. */
  readonly ready?: readonly ReadyQuestion[];
  /** Questions that a group answers by linking entries. The game's ready-made answers complete the links. */
  readonly links?: readonly LinkQuestion[];
}

/** List shown one entry at a time, with a tab for each. A group at a table works on the first one. */
export interface Each {
  readonly path: Path;
  readonly empty: string;
  /** Button that copies only an entry's numbers and choices; the text field `code` gets an unused letter. */
  readonly copy?: { readonly title: string; readonly code?: string };
}

/** Question with ready-made answers, which the game generates for the current draft. */
export interface ReadyQuestion {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  /** The map shows the answer. */
  readonly isDrawn?: boolean;
}

/** Question about every entry of a list, answered directly in its fields. */
export interface FollowUp {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  /** List whose entries are asked about. */
  readonly of: Path;
  readonly fields: readonly AskedField[];
}

/** Field of an entry, with the question that it answers. The schema defines valid answers. */
export interface AskedField {
  /** The field's key; for pairs and lists, any unique name, also if another question fills `list`. */
  readonly field: string;
  readonly ask: string;
  /** For lists: key of the text or reference in each item. `given` holds the items' other fields. */
  readonly inner?: string;
  readonly list?: string;
  readonly given?: JsonObject;
  /** For pairs of entries, stored with references `a` and `b` in a list of their own, not in a field. */
  readonly pairs?: { readonly path: Path; readonly a: string; readonly b: string };
  /** Lists of such entries, including the one asked about: the answer moves the entry to one of them. */
  readonly lists?: readonly { readonly path: Path; readonly title: string }[];
  /** Asked only if another field of the entry has this value. */
  readonly onlyIf?: { readonly field: string; readonly is: string };
  /** The answer may stay empty. */
  readonly isOptional?: boolean;
  /** Answers for texts and lines that nobody has written. */
  readonly prompts?: readonly string[];
}

/** Destination of kept ideas, with prompts for people who are stuck. */
export interface Slot {
  readonly id: string;
  readonly title: string;
  /** Question as shown to the group. */
  readonly ask: string;
  /** List (ideas become entries) or text field. */
  readonly path: Path;
  /** Text field that names a new entry. If entries also have a longer text, the idea goes there. */
  readonly field?: string;
  /** Field for that text, if it is not the first long one. */
  readonly text?: string;
  /** Length of a name that fits where it is printed, if that is short; people may choose a longer one. */
  readonly nameLength?: number;
  /** Only one answer is kept: a new one replaces it. */
  readonly isSingle?: boolean;
  /** Other fields of a new entry: { suit: 'clubs' }. */
  readonly given?: JsonObject;
  /** Reference that is set to the newest entry. */
  readonly marks?: Path;
  /** Fields of an entry's rectangle on a grid; a new entry is drawn where there is room. */
  readonly drawn?: Drawn;
  readonly prompts: readonly Prompt[];
}

/** Fields that hold an entry's rectangle. */
export interface Drawn {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** Playing card with its prompt. */
export interface Prompt {
  readonly card: string;
  readonly text: string;
}

export type Widget =
  /** Fields at these paths, rendered from the schema's metadata. */
  | { readonly widget: 'fields'; readonly title?: string; readonly paths: readonly Path[]; readonly folded?: boolean }
  /** List of entries. `headline` is the text field that names an entry, if there is one; a pasted line goes there. */
  | {
      readonly widget: 'list';
      readonly title: string;
      readonly path: Path;
      readonly headline?: string;
      readonly empty: string;
      readonly folded?: boolean;
      /** Fields behind "More". */
      readonly advanced?: readonly string[];
    }
  /** List sorted into columns by one of its choices, with quotas. */
  | {
      readonly widget: 'buckets';
      readonly title: string;
      readonly path: Path;
      readonly headline: string;
      /** Text field that takes the rest of a pasted line, after the headline. */
      readonly body: string;
      readonly by: string;
      readonly buckets: readonly Bucket[];
      readonly quota: { readonly each: number; readonly total: number };
      readonly strength?: Strength;
      readonly empty: string;
      readonly advanced?: readonly string[];
    }
  /** Entries that depend on each other, as a list with a graph beside it. */
  | {
      readonly widget: 'graph';
      readonly title: string;
      readonly path: Path;
      readonly headline: string;
      /** List in each entry that holds its dependencies, and the key there that refers to the other entry. */
      readonly edges: { readonly list: string; readonly to: string; readonly given: JsonObject };
      /**
       * Entries of another list that come last in the graph, such as ways out. They have the same lists of dependencies
       * and are edited in their own widget. `by` is the field of an entry that leads to one of them.
       */
      readonly ends?: { readonly path: Path; readonly headline: string; readonly by?: string };
      /** List that stores the positions of nodes in the graph (`drawnPlaces`). */
      readonly places: Path;
      readonly empty: string;
      readonly advanced?: readonly string[];
    }
  /** Links between the entries of one list, as a graph and as a table of pairs. Another widget edits the entries. */
  | {
      readonly widget: 'links';
      readonly title: string;
      readonly nodes: { readonly path: Path; readonly headline: string };
      /** List of links: its two references, and the choice that defines a link's kind. */
      readonly links: {
        readonly path: Path;
        readonly a: string;
        readonly b: string;
        readonly by: string;
        /** Text field with the reason for the link. */
        readonly label?: string;
        /** Other fields of a new link. */
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
      /** Ids of the pieces that the map is printed on, one for each audience. */
      readonly pieces: readonly string[];
    }
  /**
   * Cells painted on a grid: a list whose entries' ids are cells ("B2": column from A, row from 1), with a choice that
   * defines the paint. Cells that are not listed have the paint `gap`. The game's remarks supply figures and marks.
   * Cells with the look "empty" are not part of the board: they have no sides for walls, and nobody starts there.
   */
  | {
      readonly widget: 'grid';
      readonly title: string;
      readonly path: Path;
      /** Left out if entries have no choice and there is only one paint. */
      readonly by?: string;
      /** Maximum. */
      readonly columns: number;
      readonly rows: number;
      readonly paints: readonly Paint[];
      /** Title and paint of an empty cell. */
      readonly gap: Omit<Paint, 'value' | 'twin'>;
      readonly empty: string;
      /** Choice of "square" or "hex"; squares if left out. */
      readonly topology?: Path;
      /** Fields for the grid's size; if left out, the painted cells define it. */
      readonly size?: { readonly columns: Path; readonly rows: Path };
      readonly edges?: GridEdges;
      readonly pins?: GridPins;
      /** The list edited here, if several steps show one grid; all lists if left out. */
      readonly only?: GridLayer;
    };

/** Editable layers of a grid: cell contents, edges between cells, and numbered pins. */
export type GridLayer = 'cells' | 'edges' | 'pins';

/** Things on the sides between cells: a list whose entries' ids are the sides ("A1-B1", by column, then by row). */
interface GridEdges {
  readonly path: Path;
  /** Singular: "Wall". */
  readonly title: string;
}

/**
 * Numbered pins on a grid, a set for each number of players: a list whose entries' ids are that number and the pin's
 * own ("4-1"), and whose text field `cell` holds the cell ("A1").
 */
export interface GridPins {
  readonly path: Path;
  readonly cell: string;
  /** Singular: "Start". */
  readonly title: string;
  /** Fields for the smallest and largest number of players. */
  readonly players: { readonly min: Path; readonly max: Path };
  /** Label of the button for finding places, if the game can: "Find the fairest places". */
  readonly find?: string;
}

/** Widget of one kind, as its component receives it. */
export type WidgetOf<Kind extends Widget['widget']> = Extract<Widget, { readonly widget: Kind }>;

/** Strength of an entry, from two choices with the same options, weakest option first. */
export interface Strength {
  readonly from: string;
  readonly to: string;
  /** Label for an entry that spans all options: "Any card". */
  readonly any: string;
  /** Weakest first; each band ends with the option `upTo`. */
  readonly bands: readonly { readonly title: string; readonly upTo: string }[];
}

/** Content that a cell of a grid can have. */
export interface Paint {
  /** Value of the choice. */
  readonly value: string;
  readonly title: string;
  /** Key that paints it, and the sign in the cell. */
  readonly sign: string;
  readonly look: 'floor' | 'way' | 'start' | 'wall' | 'empty';
  /** Paint that replaces it when the grid is mirrored left to right: a start becomes a finish. Itself if left out. */
  readonly twin?: string;
}

export interface Bucket {
  readonly value: string;
  readonly title: string;
  readonly icon: string;
  /** The usual suit symbol, since people hold real cards. */
  readonly sign: string;
  readonly help: string;
}
