import { rowsOf, underAttack } from '../attack-support/under-attack';
import { type Measured, sleep } from '../table-support/measured';

const IDLE_MS = 5_000;

/** Nobody attacks: what the figures of the other rows are to be read against. */
export const measure = async (): Promise<readonly Measured[]> => rowsOf(await underAttack(() => sleep(IDLE_MS)));
