import { INKS, type Ink, type KitOrder } from './order';
import { PAPERS, type Paper } from './paper';

/** Settings of an order on which a kit's cover depends. */
export interface CoverOrder {
  readonly paper: Paper;
  readonly ink: Ink;
  readonly grounds: boolean;
}

/** Returns the settings of an order's cover as the query of an address. */
export const coverQuery = ({ paper, ink, grounds = false }: Pick<KitOrder, keyof CoverOrder>): string =>
  new URLSearchParams({ paper, ink, ...(grounds && { grounds: 'yes' }) }).toString();

/** Parses the result of `coverQuery`; undefined if a setting is missing or unknown. */
export function parseCoverOrder(query: URLSearchParams): CoverOrder | undefined {
  const paper = PAPERS.find((one) => one === query.get('paper'));
  const ink = INKS.find((one) => one === query.get('ink'));
  return paper && ink && { paper, ink, grounds: query.get('grounds') === 'yes' };
}
