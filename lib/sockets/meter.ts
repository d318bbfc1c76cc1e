/** Receives events for the operator's metrics. */
export interface Meter {
  /** An edit was acknowledged once it was on disk, `ms` after it arrived. */
  acknowledged(ms: number, isNew: boolean): void;
  /** Something was refused or a client disconnected, with a short code for the reason. */
  refused(what: 'edit' | 'draft' | 'table', code: string | number): void;
}
