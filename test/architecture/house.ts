/** Parts of the house, most particular first: the first pattern that matches a path names its part. */
const PARTS = [
  ['registry', /^lib\/systems\/registry$/],
  ['schema', /^lib\/schema\//],
  ['contract', /^lib\/contract\//],
  ['tabletop', /^lib\/tabletop\//],
  ['system', /^lib\/systems\/[^/]+(\/|$)/],
  ['kernel', /^lib\/kernel\//],
  ['kit', /^lib\/kit\//],
  ['flow', /^lib\/flow$/],
  ['cli', /^cli\//],
  ['server', /^lib\/server\//],
  ['scenario', /^lib\/scenario\//],
  ['playtest', /^lib\/playtest\//],
  ['exports', /^lib\/exports\//],
  ['storage', /^lib\/storage\//],
  ['sockets', /^lib\/sockets\//],
  ['services', /^lib\/services\//],
  ['table', /^lib\/table\//],
  ['live', /^lib\/live\//],
  ['collab', /^lib\/collab\//],
  ['config', /^lib\/config\//],
  ['templates', /^templates\//],
  ['app', /^app\//],
  ['content', /^content\//],
] as const;

export type Part = (typeof PARTS)[number][0];

/** Which part of the house a module is in; undefined for a package from outside. */
export function partOf(path: string): Part | undefined {
  const bare = path.replace(/\.tsx?$/, '').replace(/\/index$/, '/index');
  return PARTS.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** The id of the game that a module belongs to. */
export const systemOf = (path: string): string | undefined => /^lib\/systems\/([^/]+)\//.exec(path)?.[1];

const EVERYTHING = PARTS.map(([part]) => part);
const STORES: readonly Part[] = [
  'scenario',
  'kernel',
  'config',
  'schema',
  'contract',
  'storage',
  'sockets',
  'services',
  'table',
  'live',
  'collab',
];

/** Who may import whom inside the house (design.md). A part may always import itself. */
export const MAY_IMPORT: Readonly<Record<Part, readonly Part[]>> = {
  kernel: [],
  kit: ['kernel'],
  schema: ['kernel', 'kit'],
  contract: ['schema', 'kernel', 'kit'],
  tabletop: ['contract', 'schema', 'kernel', 'kit'],
  system: ['tabletop', 'contract', 'schema', 'kernel', 'kit'],
  registry: ['system', 'contract'],
  scenario: ['kernel', 'kit', 'schema', 'contract'],
  playtest: ['kernel', 'kit', 'schema', 'contract'],
  exports: ['kernel', 'kit', 'schema', 'contract'],
  storage: STORES,
  sockets: STORES,
  services: STORES,
  table: STORES,
  live: STORES,
  collab: STORES,
  config: ['kernel'],
  flow: ['registry', 'scenario', 'playtest', 'kit', 'kernel', 'schema', 'contract'],
  templates: ['kit', 'kernel'],
  app: EVERYTHING,
  cli: EVERYTHING.filter((part) => part !== 'app' && part !== 'server'),
  server: EVERYTHING.filter((part) => part !== 'app' && part !== 'cli'),
  content: [],
};

/** Packages and built-ins a part may use, where that is limited. */
export const MAY_USE: Partial<Readonly<Record<Part, RegExp>>> = {
  kernel: /^$/,
  kit: /^$/,
  schema: /^zod$/,
  contract: /^zod$/,
  tabletop: /^zod$/,
  system: /^zod$/,
  registry: /^$/,
  flow: /^$/,
};

/** What a game's own code may not reach for, since everything in it is seeded and pure. */
export const FORBIDDEN_IN_SYSTEMS = /\bMath\.random\b|\bDate\b|\bprocess\.|\bglobalThis\b|\bdocument\.|\bwindow\./;
