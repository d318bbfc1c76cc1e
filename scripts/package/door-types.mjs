import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../support/root.mjs';

/** An import of a declaration: by the alias of the repository's root, or from beside. */
const IMPORT = /(from |import\()'(@\/|\.{1,2}\/)([^']+)'/g;

/** An import of a package, which programs that use this one do not have. */
const PACKAGE = /(?:from |import\()'([^.@'][^']*|@[^/'][^']*)'/;

/** Writes the declarations of the package for programs, and of what they name, into `folder` (from the root). */
export function writeDoorTypes(folder) {
  const all = join(root, 'dist/door-types');
  rmSync(all, { recursive: true, force: true });
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'door/tsconfig.json'], {
      cwd: root,
      stdio: 'pipe',
    });
  } catch {
    // Modules behind the door need no declarations, and some can't have any. Those of the door are checked by reading them.
  }
  const written = new Set();
  for (const entry of ['door/index', 'door/print']) copy(entry);
  rmSync(all, { recursive: true, force: true });

  function copy(name) {
    if (written.has(name)) return;
    written.add(name);
    const declared = readFileSync(join(all, `${name}.d.ts`), 'utf8');
    const [, other] = PACKAGE.exec(declared) ?? [];
    if (other) throw new Error(`The types of the door reach ${name}, which needs “${other}”: keep that module out.`);
    const text = declared.replace(IMPORT, (_, before, from, path) => {
      const target = from === '@/' ? path : join(dirname(name), from, path);
      copy(target);
      const address = relative(dirname(name), target);
      return `${before}'${address.startsWith('.') ? address : `./${address}`}.js'`;
    });
    const file = join(root, folder, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
