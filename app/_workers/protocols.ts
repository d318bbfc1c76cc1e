import type { Json } from '@/lib/kernel/json';
import type { Result } from '@/lib/kernel/result';
import type { ReportSpec } from '@/lib/kit/report-spec';

export interface ReportRequest {
  readonly report: ReportSpec;
  /** Base URL of the fonts; a worker can't always derive it from its own address. */
  readonly baseUrl: string;
}

export type ReportReply =
  | { readonly type: 'ready' }
  | { readonly type: 'made'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failed' };

/** Asks a game for good places for a set of pins. */
export interface PinsRequest {
  readonly system: string;
  readonly draft: Json;
  readonly players: number;
}

export type PinsReply = { readonly type: 'ready' } | { readonly type: 'found'; readonly cells: readonly string[] };

/** A draft to write as Markdown. */
export interface MarkdownRequest {
  readonly system: string;
  readonly draft: Json;
}

export type MarkdownReply =
  | { readonly type: 'ready' }
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'failed' };

/** A user's picture file, to be redrawn. */
export interface PictureRequest {
  readonly seq: number;
  /** Base URL of the WASM. */
  readonly baseUrl: string;
  readonly file: Blob;
}

/** A re-encoded picture that contains only pixels. */
export interface DrawnPicture {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

export type PictureReply =
  | { readonly type: 'ready' }
  | { readonly type: 'drawn'; readonly seq: number; readonly picture: DrawnPicture }
  | { readonly type: 'refused'; readonly seq: number; readonly message: string };

export interface ImportRequest {
  readonly type: 'import';
  readonly file: File;
  /** Index of the chosen scenario in a file with several. */
  readonly pick?: number | undefined;
}

/** A file with several scenarios, one of which has to be chosen. */
export interface SeveralScenarios {
  /** Titles with their games. The index is the one to pick. */
  readonly choices: readonly string[];
}

export interface ReadFile {
  /** The scenario as JSON. */
  readonly scenario: unknown;
  /** Parts of the file that would be lost, one sentence each. */
  readonly losses: readonly string[];
  /** Values that were read by their certain meaning, one sentence each. */
  readonly remarks: readonly string[];
  /** SHA-256 of the scenario's file, which identifies a version in the library. */
  readonly sha256: string;
}

export type ImportReply =
  | { readonly type: 'ready' }
  /** Fails with a message for the user. */
  | { readonly type: 'imported'; readonly result: Result<ReadFile | SeveralScenarios> };
