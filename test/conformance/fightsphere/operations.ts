import type { Operations } from '../vectors';
import { campaign } from './campaign';
import { chances } from './chances';
import { encounters } from './encounters';
import { rolls } from './rolls';

/** All operations of rules 15. */
export const fightsphereOperations: Operations = { ...rolls, ...encounters, ...campaign, ...chances };
