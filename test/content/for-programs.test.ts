import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches documented exports: the comment, then the declaration up to its body. */
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:(?:async )?function (\w+)|const (\w+)|interface (\w+)|type (\w+)|class (\w+))/g;

const TITLE = `export const meta = {
  title: 'For programs',
  summary: 'Check, play and print scenarios from a program of your own, in Node or in a browser.',
};

# For programs

The package that \`npm run pack\` writes is a library too. Its functions write nothing to the terminal, never end the process and read no files, apart from fonts in the package.

\`\`\`sh
npm install ./trapdoor-1.1.0.tgz
\`\`\`

\`\`\`js
import { readFile } from 'node:fs/promises';
import { check, open, playtest } from 'trapdoor';
import { printKit } from 'trapdoor/print';

const scenario = await open(await readFile('ship.json'));
for (const { message } of check(scenario)) console.log(message);
const { wins } = await playtest(scenario, { runs: 500, players: 4 });
const { pdf } = await printKit(scenario, { paper: 'letter' });
\`\`\`

Four small programs are in the folder \`examples\` of the repository: a check in a CI job, a playtest of two variants, a deck as PNG, and a check of your own. Both modules also work in browsers, where fonts are fetched from a studio (\`assets\`). Types resolve under \`node16\` and \`bundler\`. Names in the lists below are kept from release to release; what else the package contains may change.

This page is written from the comments in the code.
`;

const MODULES = {
  trapdoor: { entry: 'index', parts: ['scenario', 'play', 'describe', 'error'] },
  'trapdoor/print': { entry: 'print', parts: ['print'] },
};

const TYPES = ['door/types', 'lib/kernel/issue', 'lib/kernel/patch', 'lib/contract/playtest-report'];

const read = (name: string) => readFileSync(`${name.includes('/') ? name : `door/${name}`}.ts`, 'utf8');

it('lists what programs can import, from the comments in the code', async () => {
  const exported = new Set([...(read('index') + read('print')).matchAll(/\w+/g)].map(([name]) => name));
  const sections = Object.entries(MODULES).map(([module, { parts }]) =>
    [`## \`${module}\``, ...parts.flatMap((part) => entriesIn(read(part), exported, false))].join('\n\n'),
  );
  const types = ['## Types', ...TYPES.flatMap((name) => entriesIn(read(name), exported, true))].join('\n\n');
  await expect(`${[TITLE.trim(), ...sections, types].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../content/guides/for-programs.mdx',
  );
});

it('has a comment on every function', () => {
  const names = [...read('index').matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, list = '']) => list.split(', '));
  const documented = MODULES.trapdoor.parts.flatMap((part) => [...read(part).matchAll(DOCUMENTED)].map(nameOf));
  expect(names.filter((name) => !name.startsWith('type ') && !documented.includes(name))).toEqual([]);
});

const nameOf = ([, , ...names]: RegExpMatchArray) => names.find((name) => name !== undefined) ?? '';

/** Returns one entry for each documented export: heading, contract and declaration. */
function entriesIn(source: string, exported: ReadonlySet<string>, isWhole: boolean): readonly string[] {
  return [...source.matchAll(DOCUMENTED)]
    .filter((match) => exported.has(nameOf(match)))
    .map((match) => {
      const from = source.indexOf('export ', match.index);
      const rest = source.slice(from).replace('export ', '');
      const declaration = isWhole || /^type/.test(rest) ? wholeOf(rest) : signatureOf(rest);
      const said = (match[1] ?? '')
        .split('\n')
        .map((line) => line.replace(/^ ?\*? ?/, '').trim())
        .join('\n')
        .trim();
      return [
        `### ${nameOf(match)}`,
        said.replaceAll(/[{}<]/g, (sign) => `\\${sign}`),
        `\`\`\`ts\n${declaration}\n\`\`\``,
      ].join('\n\n');
    });
}

/** Returns a whole type declaration. */
const wholeOf = (text: string) =>
  (/^(?:interface|class)/.test(text) ? /^[\s\S]*?\n\}(?=\n)/ : /^[\s\S]*?;(?=\n)/).exec(text)?.[0] ?? text;

/** Returns the signature of a function or value. */
const signatureOf = (text: string) =>
  (/^[\s\S]*?(?= \{\n| =>\s| = systems)/.exec(text)?.[0] ?? text).replace(/^async /, '').trimEnd();
