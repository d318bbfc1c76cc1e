import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { readSources, type Source } from './sources';

const TEST_HELP = /\.suite\.tsx?$/;
/** Tells whether a name is a package: not our own module, not Node's, and not SQL after the word "from". */
const isPackage = (name: string) =>
  /^@?[a-z]/.test(name) && !/^(node:|package\.json$|(app|cli|content|door|lib|templates)(\/|$))/.test(name);
/** Returns the package of an import: "next" of "next/link", "@mdx-js/mdx" of "@mdx-js/mdx/x". */
const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
/** Tells whether an import has only types, which the compiler removes. */
const isTypeOnly = (text: string, name: string) => new RegExp(`import type [^;]*from '${name}'`).test(text);

/** Lists imports of packages that `npm start` does not install. */
const missingIn = ({ path, text, imports }: Source) =>
  imports
    .filter((name) => isPackage(name) && !isTypeOnly(text, name) && !Object.hasOwn(dependencies, packageOf(name)))
    .map((name) => `${path} imports ${name}`);

describe('the dependencies', () => {
  const product = readSources().filter(({ path }) => !TEST_HELP.test(path));

  it('include every package that the product imports', () => expect(product.flatMap(missingIn)).toEqual([]));

  it('are checked for a missing package', () => {
    const intruder = {
      path: 'lib/kernel/x.ts',
      text: "import fc from 'fast-check';",
      imports: ['fast-check', 'zod/v4'],
    };
    expect(missingIn(intruder)).toEqual(['lib/kernel/x.ts imports fast-check']);
  });

  it.each(['typescript', '@types/node', '@types/react'])(
    'include %s, without which Next builds nothing in TypeScript',
    (name) => expect(dependencies).toHaveProperty([name]),
  );
});
