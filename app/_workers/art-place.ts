/** A picture of somebody's own, with what is said of it. */
export interface ArtWords {
  readonly hash: string;
  readonly alt: string;
  readonly credit: string;
}

/** Whose pictures are drawn: a draft's, on the server and on this device, or those at an address. */
export type ArtPlace =
  | { readonly draftId: string }
  | { readonly address: string; readonly pictures: readonly ArtWords[] };
