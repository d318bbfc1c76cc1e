import { readFileSync } from 'node:fs';

// Imported first (root.mjs), and written for old versions: what comes after would fail there without a sentence.
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = needed.split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `Trapdoor needs Node ${needed} or newer; this is ${process.versions.node}. Install one from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
