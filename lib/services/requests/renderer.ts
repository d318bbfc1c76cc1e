import type { Result } from '@/lib/kernel/result';
import type { CoverOrder } from '@/lib/kit/cover-order';

/** A draft's document: the updates in its log. */
export interface DraftSource {
  readonly kind: 'draft';
  readonly draftId: string;
  readonly system: string;
  readonly updates: readonly Uint8Array[];
}

/** Source of a reading page: a draft, shown with a heading, or a version's file, shown without. */
export type RenderSource = DraftSource | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** Input of a reading page. */
export interface ReadingJob {
  readonly source: RenderSource;
  readonly hideGm: boolean;
  readonly art: readonly { readonly hash: string; readonly alt: string; readonly credit: string }[];
  /** Path of the pictures, without a slash at its end. */
  readonly artPath: string;
  /** True for readers who may comment: what they see has links to comment on it. */
  readonly takesComments?: boolean;
}

/** Two versions to compare, as files. */
export interface ChangesJob {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly hideGm: boolean;
}

/** A version's preview image: its poster, and texts of one line each. */
export interface CardJob extends PosterJob {
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly facts: string;
}

/** Poster of a scenario as an SVG, without the GM's secrets. */
export interface PosterJob {
  readonly source: RenderSource;
  /** Uploaded cover picture, which takes the sign's place. */
  readonly art?: Uint8Array | undefined;
}

/** First page of a draft's kit as an SVG, without uploaded pictures. */
export interface FirstPageJob {
  readonly source: RenderSource;
  readonly order: CoverOrder;
}

export type SampleName = 'cards' | 'map';

/** Picture of a few cards, or of the map, as players see them. */
export interface Sample {
  readonly name: SampleName;
  /** Hashes of the uploaded pictures in it. */
  readonly art: readonly string[];
}

/** Sample picture of a scenario as an SVG, without the GM's secrets. */
export interface SampleJob {
  readonly source: RenderSource;
  readonly name: SampleName;
  readonly art: readonly (readonly [hash: string, bytes: Uint8Array])[];
}

/** An earlier state of a draft, to be written as JSON. */
export interface PointJob {
  readonly source: DraftSource;
}

/** Describes the changes from each edit of `seqs` to the next. */
export interface HistoryJob {
  readonly source: DraftSource;
  /** Numbers of the updates, in the same order. */
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
  readonly poster: PosterJob;
  readonly firstPage: FirstPageJob;
  readonly sample: SampleJob;
  readonly point: PointJob;
  readonly history: HistoryJob;
  readonly difference: DifferenceJob;
}

/** Output of each job. */
export interface Products {
  readonly reading: Rendered;
  readonly changes: Rendered;
  readonly card: Drawn;
  readonly poster: Written;
  readonly firstPage: Written;
  readonly sample: Written;
  readonly point: Written;
  /** By edit. The first of `seqs` has no changes, since its previous state is unknown. */
  readonly history: Made & { readonly said: readonly (readonly [seq: number, changes: readonly string[]])[] };
  readonly difference: Made & { readonly said: readonly string[] };
}

export type Making = keyof Jobs;
export type Product = Products[Making];

export type RenderJob = { readonly [Make in Making]: { readonly make: Make } & Jobs[Make] }[Making];

/** Message to a thread: `plain` shows every text as it was typed. */
export type RenderOrder = RenderJob & { readonly plain: boolean };

/** Result of a job, with its approximate size in an answer (characters or bytes). */
interface Made {
  readonly size: number;
}

/** A reading page, which is sent as HTML and as data. */
export interface Rendered extends Made {
  readonly title: string;
  /** BCP 47 tag of its content. */
  readonly language: string;
  /** Content of its main element; user text is escaped. */
  readonly html: string;
  /** Hashes of the pictures that it may show. */
  readonly pictures: readonly string[];
  /** Sample pictures of a version's players' part; none for other pages. */
  readonly samples: readonly Sample[];
  /** Places on a page that takes comments, in their order; none on other pages. */
  readonly places: readonly CommentPlace[];
}

/** Something that is shown on a page and can be commented on, by its path. */
export interface CommentPlace {
  readonly about: string;
  readonly title: string;
  /** Depth of its heading. Missing for what has none: a single word, or a step of the studio. */
  readonly level?: number;
}

/** A picture as a PNG. */
export interface Drawn extends Made {
  readonly png: Uint8Array;
}

/** A whole answer as text. */
export interface Written extends Made {
  readonly text: string;
}

/** Renders pages, pictures and histories of user content in worker threads: hostile content can take any time. */
export interface Renderer {
  /**
   * Returns the product for `key`, which must name everything it depends on. Calls `load` only on a cache miss. Fails
   * with a message for the visitor if it would take too much or too many wait.
   */
  render<Make extends Making>(
    make: Make,
    key: string,
    load: () => Promise<Jobs[Make]>,
  ): Promise<Result<Products[Make]>>;
  /** Waits for the request's turn: pages are sent one at a time, with other requests between. */
  turn(): Promise<void>;
}
