/** What can be taken away of a kit, one file each. */
const PRODUCTS = [
  'kit',
  'papers',
  'documents',
  'decks',
  'pieces',
  'cards',
  'sheets',
  'everything',
  'calibration',
] as const;
export type Product = (typeof PRODUCTS)[number];

/** A file to hand to the browser. */
export interface MadeFile {
  readonly name: string;
  /** The browser keeps it out of the way of the page, however large it is. */
  readonly blob: Blob;
}
