/** A starter whose kit for four players must fit on so many pages with Save paper, blank separators apart. */
export interface SavedKit {
  readonly starter: string;
  readonly target: number;
}

export const SAVED: readonly SavedKit[] = [
  { starter: 'spaceship', target: 28 },
  { starter: 'the-mothership', target: 22 },
];
