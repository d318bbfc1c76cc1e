import type { Result } from '@/lib/kernel/result';

/** What a page to read is made of. */
export interface RenderJob {
  readonly draftId: string;
  readonly system: string;
  /** Updates of the draft's document, as the log has them. */
  readonly updates: readonly Uint8Array[];
  /** Without what only the GM may know. */
  readonly hideGm: boolean;
  readonly art: readonly { readonly hash: string; readonly alt: string; readonly credit: string }[];
  /** Where the pictures are, as a path without a slash at its end. */
  readonly artPath: string;
}

/** What a thread is asked to render: `plain` shows every text as it was typed. */
export type RenderOrder = RenderJob & { readonly plain: boolean };

/** A page to read. */
export interface Rendered {
  readonly title: string;
  /** Of what stands in it, as BCP 47 says it. */
  readonly language: string;
  /** What stands in its main element; whatever people typed is escaped. */
  readonly html: string;
  /** About how many characters an answer with it has: each page is sent as HTML and as data. */
  readonly size: number;
  /** Hashes of the pictures that it may show. */
  readonly pictures: readonly string[];
}

/** Makes pages of what people wrote, which may be anything, at little cost to those who are not reading it. */
export interface Renderer {
  /**
   * The page of that key, which names all it depends on; loads what it is made of only if it is not there yet. Fails in
   * the visitor's words where it would take too much or too many are waiting.
   */
  render(key: string, load: () => Promise<RenderJob>): Promise<Result<Rendered>>;
  /** Waits until the request may be answered with a page: one is sent after the other, and all else in between. */
  turn(): Promise<void>;
}
