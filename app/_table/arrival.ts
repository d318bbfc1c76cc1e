import { type LineDeps, TableLine } from './table-line';

/** Connection of a person who has just joined, opened while the table's page is still loading. */
let coming: TableLine | undefined;
let isLost = false;

/** Call once the person has a seat, on the page of the door. */
export function arrive(tableId: string, ticket: string): void {
  coming?.destroy();
  coming = new TableLine({ tableId, ticket }).open();
  isLost = true;
}

/** Returns the connection that was opened at the door; a new one otherwise. */
export function lineOf(deps: Pick<LineDeps, 'tableId' | 'ticket' | 'first'>): TableLine {
  const opened = coming;
  coming = undefined;
  if (opened?.deps.tableId === deps.tableId) {
    if (deps.first) opened.begin(deps.first);
    return opened;
  }
  opened?.destroy();
  return new TableLine(deps).open();
}

/** Leads keyboard and screen reader to the table after its door has gone, since the focus went with it. */
export function lookAround(): void {
  if (!isLost) return;
  isLost = false;
  window.scrollTo(0, 0);
  document.getElementById('step')?.focus({ preventScroll: true });
}
