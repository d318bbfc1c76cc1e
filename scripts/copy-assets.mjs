// Lays the fonts and the WASM that printing needs beside the site: public/fonts and public/wasm.
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { outputFiles } = await build({
  entryPoints: [`${root}/templates/assets/catalogue.ts`],
  bundle: true,
  format: 'esm',
  write: false,
});
const source = outputFiles[0]?.text ?? '';
const { FONT_FILES, WASM_FILES } = await import(
  `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
);

for (const [folder, files] of [
  ['fonts', FONT_FILES],
  ['wasm', WASM_FILES],
]) {
  await mkdir(`${root}/public/${folder}`, { recursive: true });
  for (const { name, path } of files)
    await copyIfChanged(`${root}/node_modules/${path}`, `${root}/public/${folder}/${name}`);
}

async function copyIfChanged(from, to) {
  const [old, now] = await Promise.all([stat(to).catch(() => undefined), stat(from)]);
  if (old?.size === now.size) return;
  await rm(to, { force: true });
  await copyFile(from, to);
}
