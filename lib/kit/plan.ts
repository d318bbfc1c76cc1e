/** A floor plan as data, in squares of the grid: what screens and pages draw alike. */
export interface Plan {
  readonly rooms: readonly PlanRoom[];
  readonly passages: readonly PlanPassage[];
  /** Where YOU ARE HERE stands. */
  readonly start?: string | undefined;
  /** Ids of rooms along the shortest way out, from the start. */
  readonly wayOut: readonly string[];
  /** Scale of the grid, said in the legend ("1 square ≈ 3 m"); none if empty. */
  readonly scale: string;
}

/** A square on a sheet of paper. On a poster all of a plan is drawn larger, as its squares are than this. */
export const SHEET_SQUARE_MM = 12;

export interface PlanRoom {
  readonly id: string;
  /** The place that it is a part of, where one place takes several rectangles: anyone who is there is in all of them. */
  readonly partOf?: string | undefined;
  readonly label: string;
  readonly style: 'room' | 'corridor' | 'duct' | 'outside';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A secret, printed red and on the GM's copy alone. */
  readonly secret?: string | undefined;
}

export interface PlanPassage {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly style: 'door' | 'open' | 'duct' | 'hull';
  /** Hatched: something stands in the way. */
  readonly blocked: boolean;
  /** What one needs or finds in the way, for the legend; '' if nothing. */
  readonly note: string;
}
