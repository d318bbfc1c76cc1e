/** A file that somebody brings, to be redrawn. */
export interface PictureRequest {
  readonly seq: number;
  /** Where the WASM lies. */
  readonly baseUrl: string;
  readonly bytes: Uint8Array;
}

/** A picture with nothing but its pixels in it. */
export interface DrawnPicture {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

export type PictureReply =
  | { readonly type: 'ready' }
  | { readonly type: 'drawn'; readonly seq: number; readonly picture: DrawnPicture }
  | { readonly type: 'refused'; readonly seq: number; readonly message: string };
