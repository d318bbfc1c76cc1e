import type { Change, TableRow } from '../state';
import { setTable } from './deciding';

/**
 * Takes the code and all links back: nobody comes in by them any more. Those who look on already are sent away too, or
 * `stay` and are handed the new link, as they would be if somebody else was the reason.
 */
export const takeLinksBack = ({ epoch, watchersFrom }: TableRow, code: string, watchers: 'stay' | 'go'): Change =>
  setTable({ code, epoch: epoch + 1, watchersFrom: watchers === 'stay' ? watchersFrom : epoch + 1 });
