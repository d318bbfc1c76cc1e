import type { Moderators } from './moderators';
import type { Sweeps } from './sweeps';

/** What a command may do beside the processes that work in a store, and with none of them running. */
export interface StoreBeside extends Moderators, Pick<Sweeps, 'lastSweep' | 'recordSweep' | 'countDrafts'> {
  /** The key that signs cookies and links. */
  readonly secret: Buffer;
  close(): Promise<void>;
}
