/** Hears of what the operator may want to count. */
export interface Meter {
  /** An edit is on disk and acknowledged, so long after it came. */
  acknowledged(ms: number, isNew: boolean): void;
  /** Something was refused, or somebody sent away, by a short word or number for the reason. */
  refused(what: 'edit' | 'draft' | 'table', code: string | number): void;
}
