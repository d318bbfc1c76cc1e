import type { Slot } from '@/lib/contract/creation';
import type { MakingView, SheetView } from '@/lib/table/view';
import { type TableSeat, useSeat } from './use-table';

/** Characters and Extras in the making, as seen by one player. */
export interface Making extends MakingView {
  /** The seat of this page's player; −1 without one. */
  readonly own: number;
  readonly hand: readonly string[];
  playerAt(seat: number): string;
  /** Returns the current name of a sheet's person. */
  titleOf(sheet: number): string;
  labelOf(slot: Slot, sheet: number): string;
}

export function useMaking(): Making | undefined {
  const seat = useSeat();
  const { making } = seat.table;
  return making ? makingOf(seat, making) : undefined;
}

function makingOf({ you, people }: Pick<TableSeat, 'you' | 'people'>, making: MakingView): Making {
  const { seats, sheets } = making;
  const playerAt = (seat: number) => people.find(({ id }) => id === seats[seat]?.person)?.name ?? `Seat ${seat + 1}`;
  const titleOf = (index: number) => titleOfSheet(sheets[index], playerAt);
  return {
    ...making,
    own: seats.findIndex(({ person }) => person === you.person),
    hand: you.hand ?? [],
    playerAt,
    titleOf,
    labelOf: ({ label, toward }, sheet) =>
      toward === null ? label : toward === sheet ? 'Self' : `Toward ${titleOf(toward)}`,
  };
}

/** Returns the title of a sheet: without a name, an Extra has its number and a character its player's name. */
export function titleOfSheet(sheet: SheetView | undefined, playerAt: (seat: number) => string): string {
  if (!sheet) return '';
  if (sheet.identity.name !== '') return sheet.identity.name;
  return sheet.kind === 'extra' ? `Extra ${sheet.keeper + 1}` : `${playerAt(sheet.keeper)}’s character`;
}

/** Counts the open slots of a sheet. */
export const openOn = ({ values }: SheetView): number => values.filter((value) => value === null).length;
