import type { Result } from '@/lib/kernel/result';

/** A draft's document as the log has it. */
export interface DraftSource {
  readonly kind: 'draft';
  readonly draftId: string;
  readonly system: string;
  readonly updates: readonly Uint8Array[];
}

/** Source of a reading page: a draft, shown with a heading, or a version's file, shown without. */
export type RenderSource = DraftSource | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** What a page to read is made of. */
export interface ReadingJob {
  readonly source: RenderSource;
  /** Without what only the GM may know. */
  readonly hideGm: boolean;
  readonly art: readonly { readonly hash: string; readonly alt: string; readonly credit: string }[];
  /** Where the pictures are, as a path without a slash at its end. */
  readonly artPath: string;
}

/** Two versions to be compared. */
export interface ChangesJob {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Without what only the GM may know. */
  readonly hideGm: boolean;
}

/** What the picture of a link shows of a version, all of it in one line each. */
export interface CardJob {
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly facts: string;
}

/** The map of a draft as everybody at the table sees it, small; the title's initials where there is none. */
export interface MapJob {
  readonly source: DraftSource;
}

/** A draft as it was, as a file holds it. */
export interface PointJob {
  readonly source: DraftSource;
}

/** Describes the changes from each edit of `seqs` to the next. */
export interface HistoryJob {
  readonly source: DraftSource;
  /** By place, the numbers of the updates. */
  readonly numbers: readonly number[];
  readonly seqs: readonly number[];
}

/** Describes the changes from a draft's present state to an earlier one. */
export interface DifferenceJob {
  readonly source: DraftSource;
  readonly target: readonly Uint8Array[];
}

/** Input of each job. */
export interface Jobs {
  readonly reading: ReadingJob;
  readonly changes: ChangesJob;
  readonly card: CardJob;
  readonly map: MapJob;
  readonly point: PointJob;
  readonly history: HistoryJob;
  readonly difference: DifferenceJob;
}

/** Output of each job. */
export interface Products {
  readonly reading: Rendered;
  readonly changes: Rendered;
  readonly card: Drawn;
  readonly map: Written;
  readonly point: Written;
  /** By edit; the first of `seqs` has no state before it. */
  readonly history: Made & { readonly said: readonly (readonly [seq: number, changes: readonly string[]])[] };
  readonly difference: Made & { readonly said: readonly string[] };
}

export type Making = keyof Jobs;
export type Product = Products[Making];

/** A job with its name. */
export type RenderJob = { readonly [Make in Making]: { readonly make: Make } & Jobs[Make] }[Making];

/** Message to a thread: `plain` shows every text as it was typed. */
export type RenderOrder = RenderJob & { readonly plain: boolean };

/** What was made, and about how many characters or bytes an answer with it has. */
interface Made {
  readonly size: number;
}

/** A page to read, which is sent as HTML and as data. */
export interface Rendered extends Made {
  readonly title: string;
  /** Of what stands in it, as BCP 47 says it. */
  readonly language: string;
  /** What stands in its main element; whatever people typed is escaped. */
  readonly html: string;
  /** Hashes of the pictures that it may show. */
  readonly pictures: readonly string[];
}

/** A picture as a PNG. */
export interface Drawn extends Made {
  readonly png: Uint8Array;
}

/** A whole answer as text. */
export interface Written extends Made {
  readonly text: string;
}

/** Makes pages, pictures and histories of what people wrote, off the event loop: it may be anything. */
export interface Renderer {
  /**
   * Returns the product for `key`, which names everything it depends on. Calls `load` only if the product is not kept.
   * Fails, in the visitor's words, if it would take too much or too many wait.
   */
  render<Make extends Making>(
    make: Make,
    key: string,
    load: () => Promise<Jobs[Make]>,
  ): Promise<Result<Products[Make]>>;
  /** Waits until the request may be answered with a page: one is sent after the other, and all else in between. */
  turn(): Promise<void>;
}
