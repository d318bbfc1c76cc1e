// Writes trapdoor-VERSION.tgz, here or into the folder that is named: the studio and its command line, built, as a
// package that npm installs without a build.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from './build.mjs';
import { writeDoorTypes } from './package/door-types.mjs';
import { filesOfNext, packageOf } from './package/files-of-next.mjs';
import { ASSETS, READY } from './support/assets.mjs';
import { bundleDoor } from './support/bundle.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { root } from './support/root.mjs';
import { fail, prepare } from './support/run.mjs';

const STAGE = 'dist/package';
/** Files that go into the package unchanged, and build output that does not. */
const TAKEN = [
  '.next',
  'public',
  'content/starters',
  'next.config.mjs',
  'README.md',
  'CHANGELOG.md',
  'CREDITS.md',
  'LICENSE',
];
const BUILD_ONLY = /(\.map|\.nft\.json|\.part)$|^\.next\/(cache|diagnostics|turbopack|types|trace|dev)/;

/** Packages that are installed rather than packed: builds of one program for each kind of machine. */
const NATIVE = 'libsql';
/** Packages of JavaScript that only find the right one of those. */
const FINDERS = ['libsql', '@neon-rs/load', 'detect-libc'];
/** The signs as the command line reads them (templates/assets/signs/game-icons-set.ts). */
const SIGN_SET = 'node_modules/@iconify-json/game-icons/icons.json';

/** Writes the package of what is built into `folder`; returns its path. */
async function pack(folder) {
  const { name, version } = readJson('package.json');
  rmSync(join(root, STAGE), { recursive: true, force: true });
  for (const path of TAKEN) copy(path);
  for (const file of readdirSync(join(root, 'dist'))) {
    if (/\.(mjs|cjs|json|txt|bin|br)$/.test(file) && !/^(bench-|cli-keep-code|starter-files)/.test(file))
      copy(`dist/${file}`);
  }
  copy('dist/assets');
  copy(READY);
  await bundleDoor(`${STAGE}/dist/door`);
  writeDoorTypes(`${STAGE}/dist/door/types`);
  copy('scripts/support/require-node.mjs');
  copy('scripts/package/trapdoor.mjs', 'bin/trapdoor.mjs');
  const packages = new Set();
  for (const path of [...filesOfNext().map((file) => relative(root, file)), ...assetFiles(), ...finderFiles()]) {
    copy(path);
    packages.add(relative(join(root, 'node_modules'), packageOf(join(root, path))));
  }
  for (const name of packages) copyPackageHead(name);
  writeFileSync(join(root, STAGE, 'package.json'), JSON.stringify(manifest([...packages].sort()), null, 2));
  await prepare('npm', ['pack', `./${STAGE}`, '--pack-destination', folder, '--ignore-scripts', '--loglevel=error']);
  rmSync(join(root, STAGE), { recursive: true, force: true });
  return join(folder, `${name}-${version}.tgz`);
}

/** The package.json of the package. It bundles everything except the database's binary for this machine. */
function manifest(packages) {
  const { name, version, description, license, type, engines, exports } = readJson('package.json');
  const { optionalDependencies } = readJson(`node_modules/${NATIVE}/package.json`);
  return {
    ...{ name, version, private: true, description, license, type, engines, exports },
    bin: { trapdoor: 'bin/trapdoor.mjs' },
    files: ['**', '.next'],
    dependencies: Object.fromEntries(
      packages.map((name) => [name, readJson(`node_modules/${name}/package.json`).version]),
    ),
    optionalDependencies,
    bundleDependencies: packages,
  };
}

/** Fonts, WASM and signs, by the paths under which both the server and the command line find them. */
const assetFiles = () => [
  SIGN_SET,
  ...Object.values(readJson(ASSETS))
    .map(({ file }) => file)
    .filter((file) => file.startsWith('node_modules/')),
];

const finderFiles = () =>
  FINDERS.flatMap((name) =>
    readdirSync(join(root, 'node_modules', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|json)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

/** The licence of a package, and its description without what it depends on: npm would install that too. */
function copyPackageHead(name) {
  const folder = `node_modules/${name}`;
  for (const file of readdirSync(join(root, folder))) if (/^licen[cs]e/i.test(file)) copy(`${folder}/${file}`);
  const { dependencies, optionalDependencies, devDependencies, peerDependencies, scripts, ...head } = readJson(
    `${folder}/package.json`,
  );
  writeFileSync(join(root, STAGE, folder, 'package.json'), JSON.stringify(head, null, 2));
}

function copy(from, to = from) {
  const path = join(root, STAGE, to);
  mkdirSync(dirname(path), { recursive: true });
  cpSync(join(root, from), path, {
    recursive: true,
    filter: (source) => !BUILD_ONLY.test(relative(root, source)),
  });
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

await ensureDependencies()
  .then(build)
  .then(() => pack(resolve(process.argv[2] ?? root)))
  .then((file) => console.log(file))
  .catch(fail);
