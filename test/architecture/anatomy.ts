/** Files and folders that every game's folder contains, with the same names in each game. */
export const ANATOMY = [
  'bots/index.ts',
  'check/codes.ts',
  'check/index.ts',
  'credit.ts',
  'engine/compile.ts',
  'engine/context.ts',
  'engine/ending.ts',
  'engine/game.ts',
  'engine/log.ts',
  'engine/moves.ts',
  'engine/play.ts',
  'engine/setup.ts',
  'engine/snapshot.ts',
  'engine/state.ts',
  'engine/view.ts',
  'facts.ts',
  'fields/',
  'form.ts',
  'index.ts',
  'kit/index.ts',
  'manifest.ts',
  'names.ts',
  'narration/index.ts',
  'narration/describe-move.ts',
  'play.ts',
  'playtest/endings.ts',
  'playtest/scene.ts',
  'playtest/tallies.ts',
  'playtest/verdicts.ts',
  'remarks.ts',
  'rules/',
  'schema.ts',
  'secrets.ts',
  'steps/',
  'text-boxes.ts',
  'vocabulary.ts',
] as const;

/** Parts that a game lacks if all its events are public. */
const OPEN = {
  'engine/snapshot.ts': 'lib/tabletop/play/step-by-step.ts shows the state of all games in which everything is public',
};

/** Optional files of games. */
const OPTIONAL = [
  'complete.ts',
  'for-players.ts',
  'migrations.ts',
  'plan.ts',
  'ready.ts',
  'starters/',
  'suggestions.ts',
];

interface Exceptions {
  /** Additional files at the top of the game's folder, with reasons. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Missing parts, with reasons. */
  readonly missing?: Readonly<Partial<Record<(typeof ANATOMY)[number], string>>>;
}

export const EXCEPTIONS: Readonly<Record<string, Exceptions>> = {
  trapped: {
    extra: {
      'solve.ts': 'the least number of won conflicts to each way out, which the facts and checks give',
      'solver/': 'the search behind solve.ts',
    },
  },
  mothership: {
    extra: {
      'inventory.ts': 'how many tiles of each kind a ship has, which checks, facts and kit count alike',
      'layout/': 'reading and writing cells, which the schema, the checks and the engine share',
      'layout-facts.ts': 'distances on a layout before any game is set up',
      'sentences/': 'what traps, characters and endings do, in words for cards, remarks and replays',
    },
    missing: {
      'rules/': 'every rule needs the state of the ship, so all of them stand in the engine',
      'secrets.ts': 'nobody runs it, so nobody has anything to hide',
    },
  },
  zombies: {
    extra: { 'sentences/': 'what Actions and Super Traps do, in words for cards, remarks and replays' },
    missing: {
      'secrets.ts': 'nobody runs it, so nobody has anything to hide',
    },
  },
  fightsphere: {
    missing: { ...OPEN, 'secrets.ts': 'what the GM decides is decided in play, and hints have nothing to be settled' },
  },
  isolation: {
    missing: {
      ...OPEN,
      'secrets.ts': 'what the GM hides is written beforehand, and there is nothing to settle on the night',
    },
  },
  walls: {
    missing: {
      'secrets.ts': 'nobody runs it, so nobody has anything to hide',
    },
  },
};

/** Lists missing and unexpected files in a game's folder; paths are relative to it. */
export function faultsOf(paths: readonly string[], { extra = {}, missing = {} }: Exceptions = {}): readonly string[] {
  const has = (part: string) => paths.some((path) => path === part || (part.endsWith('/') && path.startsWith(part)));
  const tops = [...new Set(paths.map((path) => path.replace(/\/.*/, '/')))];
  const known = new Set([...ANATOMY.map((part) => part.replace(/\/.*/, '/')), ...OPTIONAL, ...Object.keys(extra)]);
  return [
    ...ANATOMY.filter((part) => !has(part) && !missing[part]).map((part) => `${part} is missing`),
    ...Object.keys(missing).flatMap((part) => (has(part) ? [`${part} is there, but listed as missing`] : [])),
    ...Object.keys(extra).flatMap((part) => (has(part) ? [] : [`${part} is listed as extra, but not there`])),
    ...tops.filter((top) => !known.has(top)).map((top) => `${top} is no part of the anatomy`),
  ];
}
