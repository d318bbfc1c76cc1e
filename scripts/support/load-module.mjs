import { build } from 'esbuild';
import { root } from './root.mjs';

/** Loads one of our TypeScript modules; returns it with its compiled source. */
export async function loadModule(path) {
  const { outputFiles } = await build({
    entryPoints: [`${root}/${path}`],
    bundle: true,
    format: 'esm',
    write: false,
    tsconfig: `${root}/tsconfig.json`,
  });
  const source = outputFiles[0]?.text ?? '';
  const module = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
  return { ...module, source };
}
