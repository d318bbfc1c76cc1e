/** What can be taken away of a kit, one file each. */
export const PRODUCTS = ['kit'] as const;
export type Product = (typeof PRODUCTS)[number];

/** A file to hand to the browser. */
export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
