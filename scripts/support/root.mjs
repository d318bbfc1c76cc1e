import './require-node.mjs';
import { fileURLToPath } from 'node:url';

/** The repository's folder; every script works from here, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
