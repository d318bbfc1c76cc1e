import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { readSources, type Source } from './sources';

const TEST_HELP = /\.suite\.tsx?$/;
/** Neither a module of ours, nor Node's, nor a piece of SQL after the word "from". */
const isPackage = (name: string) =>
  /^@?[a-z]/.test(name) && !/^(node:|package\.json$|(app|cli|content|door|lib|templates)(\/|$))/.test(name);
/** "next/link" is of "next", "@mdx-js/mdx/x" of "@mdx-js/mdx". */
const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
/** Types are gone once they are compiled. */
const isTypeOnly = (text: string, name: string) => new RegExp(`import type [^;]*from '${name}'`).test(text);

/** Imports of packages that `npm start` does not install. */
const missingIn = ({ path, text, imports }: Source) =>
  imports
    .filter((name) => isPackage(name) && !isTypeOnly(text, name) && !Object.hasOwn(dependencies, packageOf(name)))
    .map((name) => `${path} imports ${name}`);

describe('the dependencies', () => {
  const product = readSources().filter(({ path }) => !TEST_HELP.test(path));

  it('hold every package that the product imports', () => expect(product.flatMap(missingIn)).toEqual([]));

  it('are missed by an intruder', () => {
    const intruder = {
      path: 'lib/kernel/x.ts',
      text: "import fc from 'fast-check';",
      imports: ['fast-check', 'zod/v4'],
    };
    expect(missingIn(intruder)).toEqual(['lib/kernel/x.ts imports fast-check']);
  });

  it.each(['typescript', '@types/node', '@types/react'])(
    'hold %s, without which Next builds nothing in TypeScript',
    (name) => expect(dependencies).toHaveProperty([name]),
  );
});
