#!/usr/bin/env node
// The command “trapdoor” of the package. Written for old versions of Node, which stop here with a sentence.
import '../scripts/support/require-node.mjs';
import { homedir } from 'node:os';
import { join } from 'node:path';

process.env.NODE_ENV = 'production';
process.env.TRAPDOOR_DATA ||= join(homedir(), '.trapdoor');
await import('../dist/cli.mjs');
