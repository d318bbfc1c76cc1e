import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { ReadyMade } from '@/lib/contract/ready';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { seededRng, shuffle } from '@/lib/kernel/rng';
import { ready, trapTilesFor } from './ready';
import type { Ending, Level, Ship } from './schema';
import { TRAP_TILES } from './vocabulary';

/** Effects for traps without one. */
const EFFECTS: readonly JsonObject[] = [
  { kind: 'status', status: 'noPeek', rounds: 2 },
  { kind: 'status', status: 'noMove', rounds: 2 },
  { kind: 'leaveSurcharge', ap: 1 },
  { kind: 'teleport', to: '' },
  { kind: 'compel', toward: 'nearestFaceDown', until: 'arrival' },
  { kind: 'swapTile', afterRounds: 2, faceDown: true, mover: 'bounce' },
  { kind: 'apMax', delta: -1, immediate: true },
];
/** Abilities for characters without anything special. */
const ABILITIES: readonly JsonObject[] = [
  { kind: 'hop', apCost: 2, usesPerRound: 1 },
  { kind: 'farPeek', apCost: 1, usesPerRound: 1, reach: 3, metric: 'manhattan' },
  { kind: 'slipIn', apCost: 2, usesPerRound: 1, except: [] },
  { kind: 'disarm', apCost: 3, usesPerRound: 1, rounds: 2, faceDown: false },
];
type When = Partial<Ending['when']>;
const EVERYBODY = 'Everybody is out';
const BEST = 'filled-best';
const OUT = { when: { objectives: 'any', escaped: 'all', count: 1 }, good: true } as const;
/** Conditions of endings from prompts, whose first sentence says when they are read. */
const SAID: Readonly<Record<string, When>> = {
  [EVERYBODY]: { escaped: 'all' },
  'One is out': { escaped: 'exactly', count: 1 },
  'Nobody is out': { escaped: 'none' },
  'All is shut down and nobody is home': { objectives: 'done', escaped: 'none' },
};
/** Conditions for other endings that nobody has given any. */
const WHENS: readonly When[] = [
  { escaped: 'none' },
  { escaped: 'exactly', count: 1 },
  { escaped: 'exactly', count: 2 },
  { objectives: 'open' },
];

/** Gives traps effects and enough tiles, characters abilities and endings conditions. */
export function complete(ship: Ship, seed: number): readonly Patch[] {
  const rng = seededRng(seed);
  const dealt = (all: readonly JsonObject[]) => {
    const options = [...all];
    shuffle(rng, options);
    return (i: number) => options[i % options.length] ?? {};
  };
  const [effect, ability] = [dealt(EFFECTS), dealt(ABILITIES)];
  const harmless = ship.traps.filter(({ effects }) => effects.length === 0);
  const plain = ship.characters.filter(
    ({ abilities, immune, releases, waiveSurcharge }) =>
      abilities.length + immune.length + releases.length + waiveSurcharge.length === 0,
  );
  return [
    ...plural(ship),
    ...trapTiles(ship),
    ...harmless.map(({ id }, i) => given(['traps', id, 'effects'], effect(i))),
    ...plain.map(({ id }, i) => given(['characters', id, 'abilities'], ability(i))),
    ...conditions(ship),
  ];
}

const given = (path: readonly string[], entry: JsonObject): Patch => ({
  op: 'insert',
  path,
  entry: { ...entry, id: 'filled-1' },
});

const plural = ({ ship: { objectiveNoun, objectivesNoun } }: Ship): readonly Patch[] =>
  objectivesNoun.trim() === '' && objectiveNoun.trim() !== ''
    ? [{ op: 'set', path: ['ship', 'objectivesNoun'], value: pluralOf(objectiveNoun).slice(0, 200) }]
    : [];

/** Returns the plural of an English noun, without its article. Nouns that end otherwise stay as they are. */
function pluralOf(noun: string): string {
  const bare = noun.trim().replace(/^(?:an?|the)\s+/i, '');
  if (/(?:x|z|ch|sh)$/i.test(bare)) return `${bare}es`;
  return /[a-rt-y]$/i.test(bare) ? `${bare}s` : bare;
}

/** Takes the group's mix of tiles again with as many traps as it is meant to have, if the box held too few. */
function trapTiles(ship: Ship): readonly Patch[] {
  const { traps, levels } = ship;
  if (traps.some(({ tiles }) => tiles !== TRAP_TILES)) return [];
  const tiles = Math.max(TRAP_TILES, Math.ceil(trapTilesFor(ship) / Math.max(1, traps.length)));
  const mixes = ready('tile-mix', { ...ship, traps: traps.map((trap) => ({ ...trap, tiles })) });
  const levelsOf = ({ parts: [first] }: ReadyMade) => (first?.value ?? []) as unknown as readonly Level[];
  const mix = mixes.find((each) => isSameMix(levels, levelsOf(each)));
  if (!mix || levelsOf(mix).every(({ trap }, i) => trap === levels[i]?.trap)) return [];
  return [
    ...traps.map(({ id }): Patch => ({ op: 'set', path: ['traps', id, 'tiles'], value: tiles })),
    ...mix.parts.map(({ path, value }): Patch => ({ op: 'set', path, value })),
  ];
}

/** Tells whether levels are those of a mix, except for the number of traps. */
const isSameMix = (levels: readonly Level[], mix: readonly Level[]): boolean =>
  levels.length === mix.length &&
  levels.every(
    ({ id, objective, safe, trap }, i) =>
      id === mix[i]?.id && objective === mix[i].objective && safe + trap === mix[i].safe + mix[i].trap,
  );

/**
 * Adds an ending to hope for and sets the conditions of the others, if no ending has any: otherwise their order is
 * somebody's own. The last one always fits.
 */
function conditions({ endings }: Ship): readonly Patch[] {
  const isOpen = ({ when, good }: Ending) => when.objectives === 'any' && when.escaped === 'any' && !good;
  if (endings.length === 0 || !endings.every(isOpen)) return [];
  const said = endings.filter(({ label }) => SAID[label] && label !== EVERYBODY);
  const others = endings.filter(({ label }) => !SAID[label]);
  const taken = new Set(said.map(({ label }) => JSON.stringify(SAID[label])));
  const free = WHENS.filter((when) => !taken.has(JSON.stringify(when)));
  const [text = ''] = prompts.ending;
  const last = (others.length > 0 ? others : said).at(-1);
  const best = endings.find(({ label }) => label === EVERYBODY);
  const inOrder = [...said, ...others].filter((ending) => ending !== last);
  return [
    ...(best
      ? []
      : [{ op: 'insert', path: ['endings'], entry: { id: BEST, label: EVERYBODY, text, ...OUT } } as const]),
    ...setting(best?.id ?? BEST, SAID[EVERYBODY] ?? {}),
    { op: 'set', path: ['endings', best?.id ?? BEST, 'good'], value: true },
    ...inOrder.flatMap(({ id, label }) => setting(id, SAID[label] ?? free.shift() ?? {})),
    ...(last ? [{ op: 'move', path: ['endings', last.id] } as const] : []),
  ];
}

/** Puts an ending after those before and sets its conditions. */
const setting = (id: string, when: When): readonly Patch[] => [
  { op: 'move', path: ['endings', id] },
  ...Object.entries(when).map(([key, value]): Patch => ({ op: 'set', path: ['endings', id, 'when', key], value })),
];
