import type { Result } from '@/lib/kernel/result';

/** What is to be read: a draft's document as the log has it, with a head of its own, or a version's file without one. */
export type RenderSource =
  | {
      readonly kind: 'draft';
      readonly draftId: string;
      readonly system: string;
      readonly updates: readonly Uint8Array[];
    }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** What a page to read is made of. */
export interface ReadingJob {
  readonly make: 'reading';
  readonly source: RenderSource;
  /** Without what only the GM may know. */
  readonly hideGm: boolean;
  readonly art: readonly { readonly hash: string; readonly alt: string; readonly credit: string }[];
  /** Where the pictures are, as a path without a slash at its end. */
  readonly artPath: string;
}

/** Two versions to be compared. */
export interface ChangesJob {
  readonly make: 'changes';
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Without what only the GM may know. */
  readonly hideGm: boolean;
}

/** What the picture of a link shows of a version, all of it in one line each. */
export interface CardJob {
  readonly make: 'card';
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly facts: string;
}

export type PageJob = ReadingJob | ChangesJob;

/** What a thread is asked to make: `plain` shows every text as it was typed. */
export type RenderOrder = (PageJob | CardJob) & { readonly plain: boolean };

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

/** Makes pages and pictures of what people wrote, which may be anything, at little cost to those who are not reading it. */
export interface Renderer {
  /**
   * The page of that key, which names all it depends on; loads what it is made of only if it is not there yet. Fails in
   * the visitor's words where it would take too much or too many are waiting.
   */
  render(key: string, load: () => Promise<PageJob>): Promise<Result<Rendered>>;
  /** The picture of that key, likewise. */
  draw(key: string, load: () => Promise<CardJob>): Promise<Result<Drawn>>;
  /** Waits until the request may be answered with a page: one is sent after the other, and all else in between. */
  turn(): Promise<void>;
}
