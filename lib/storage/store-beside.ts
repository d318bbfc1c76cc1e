import type { Moderators } from './moderators';
import type { Sweeps } from './sweeps';

/** Store for CLI commands, which work whether or not a studio is running. */
export interface StoreBeside extends Moderators, Pick<Sweeps, 'lastSweep' | 'recordSweep' | 'countDrafts'> {
  /** Key that signs cookies and links. */
  readonly secret: Buffer;
  close(): Promise<void>;
}
