/** Source folders of everything that runs outside the browser. */
export const PRODUCT = [
  'lib',
  'templates',
  'content/examples',
  'content/prompts',
  'package-lock.json',
  'tsconfig.json',
];

/** The server. */
export const SERVER = {
  inputs: ['app', 'door', ...PRODUCT],
  outputs: ['dist/server.mjs', 'dist/reading-thread.mjs', 'dist/publishing-thread.mjs'],
};

/** The command line. */
export const CLI = {
  inputs: ['cli', 'door', ...PRODUCT],
  outputs: [
    'dist/cli.mjs',
    'dist/cli.cjs',
    'dist/cli-validate.bin',
    'dist/cli-print.bin',
    'dist/carried-thread.mjs',
    'dist/intake-thread.mjs',
    'dist/playtest-thread.mjs',
    'dist/report-thread.mjs',
  ],
};

/** The posters and files of starters. */
export const READY = {
  inputs: [
    ...PRODUCT,
    'content/starters',
    'content/starter-figures.json',
    'app/_home/starter-files.ts',
    'app/_home/starter-figures.ts',
  ],
  outputs: ['dist/ready'],
};

/** The starters as versions for a fresh library. */
export const STARTERS = {
  inputs: [...PRODUCT, 'content/starters', 'content/starter-figures.json'],
  outputs: ['dist/starters.br'],
};
