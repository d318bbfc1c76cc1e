import { SHOPS, type Shop } from './print-on-demand';

/** Which files of a kit are wanted. */
export interface Contents {
  /** PDFs of all of it, of every component and of every deck, and the scenario itself. */
  readonly documents: boolean;
  /** Every page as a picture. */
  readonly sheets: boolean;
  /** Every piece to cut out as a picture, front and back, in the sizes of these print shops. */
  readonly pieces: readonly Shop[];
}

export const EVERYTHING: Contents = { documents: true, sheets: true, pieces: SHOPS };
