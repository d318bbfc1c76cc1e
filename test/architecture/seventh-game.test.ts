import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import { buildKit, checkDraft } from '@/lib/flow';
import type { JsonObject } from '@/lib/kernel/json';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { openDraft, parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/test/support/all-systems';
import { wholeSystem } from '../support/all-systems';
import { describeForm } from '../support/form.suite';
import { describePlayed } from '../support/played.suite';
import { describeSuggestions } from '../support/suggestions.suite';
import { faultsOf } from './anatomy';
import { forbiddenImports } from './inspect';
import { ROOT, sourceOf } from './sources';

/** Adds a game as CONTRIBUTING describes: a folder with the anatomy, and its entry in the list of games. */
const folder = mkdtempSync(join(ROOT, 'test/games/.copy-'));
cpSync(join(ROOT, 'test/games/cellar'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const { cellar: game } = (await import(`${folder}/index.ts`)) as { readonly cellar: System };
const cellar = wholeSystem(game, join(ROOT, 'test/games/content/starters'));
const played = await cellar.play?.();
if (!played) throw new Error('the game can be played');

describe('a seventh game', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

  it('has the whole anatomy and nothing else', () => expect(faultsOf(paths)).toEqual([]));

  it('imports nothing that a game may not', () => {
    const sources = paths.map((path) =>
      sourceOf(`lib/systems/cellar/${path}`, readFileSync(join(folder, path), 'utf8')),
    );
    expect(sources.flatMap(forbiddenImports)).toEqual([]);
  });

  it.each(cellar.starters.map((starter) => [starter.id, starter] as const))(
    'opens, checks and prints %s',
    async (_, starter) => {
      const draft = newDraft(cellar, { title: starter.title, body: starter.body });
      const file = new TextEncoder().encode(formatDraft(draft, cellar));
      const opened = await parseScenario(file, (id) => (id === cellar.id ? cellar : findSystem(id)));
      if (!opened.ok) throw new Error(opened.error.message);
      expect(checkDraft(opened.value)).toEqual([]);
      const order = { paper: 'a4', players: 2, names: [], fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;
      expect(buildKit(opened.value, order).credit).toBe(cellar.credit);
    },
  );
});

it('has an example without issues', async () => {
  expect(checkDraft(openDraft(await cellar.example(), cellar))).toEqual([]);
});

describeForm(cellar.form, cellar.schema);

describeSuggestions({
  schema: cellar.schema,
  suggestions: (body) => cellar.open(body as JsonObject).suggestions(),
  cases: [{ ...cellar.blank(), lamps: 2, pits: 4 }],
});

describePlayed({
  name: cellar.title,
  played,
  body: fc.record({
    name: fc.constant('Cellar'),
    tiles: fc.integer({ min: 3, max: 20 }),
    pits: fc.integer({ min: 0, max: 2 }),
    lamps: fc.integer({ min: 1, max: 9 }),
  }),
  players: [1, 4],
  disguise(_, state, seat) {
    const { tiles, known } = state as { tiles: string[]; known: number[] };
    const hidden = [...tiles.keys()].filter((i) => ((known[i] ?? 0) & ((1 << seat) | (1 << 8))) === 0);
    const turned = [...hidden.slice(1), ...hidden.slice(0, 1)];
    const disguised = [...tiles];
    for (const [i, from] of hidden.entries()) disguised[from] = tiles[turned[i] ?? from] ?? '';
    return { ...(state as object), tiles: disguised };
  },
});
