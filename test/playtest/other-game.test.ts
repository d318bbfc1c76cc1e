import { describe, expect, it } from 'vitest';
import { buildKit, checkDraft } from '@/lib/flow';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { playtest } from '@/lib/playtest/playtest';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { runVectors } from '../conformance/vectors';
import { cellar } from '../games/cellar';
import { lampsAfter } from '../games/cellar/rules/lamps';

const listed = { ...cellar, load: async () => cellar };
const find = (id: string) => (id === cellar.id ? listed : findSystem(id));

/** Writes a draft of the cellar to a file and opens it again. */
async function opened(body: Parameters<typeof newDraft>[1]) {
  const draft = newDraft(cellar, { title: 'Down there', ...body });
  const parsed = await parseScenario(new TextEncoder().encode(formatDraft(draft, cellar)), find);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('a game that has nothing in common with the first one', () => {
  it('can be opened, checked, played and simulated by the same code', async () => {
    const { system, open } = await opened({ body: { tiles: 7, pits: 2, lamps: 3 } });
    expect(system).toBe(cellar);
    expect(gameManifestOf(system).playable).toBe(true);
    const play = await system.play?.();
    const report = play && playtest(play, system.schema.parse(open.body), { players: 3, runs: 50, seed: 1 });
    expect(report?.runs).toBe(50);
    expect(report?.tallies[0]?.rows).toHaveLength(7);
  });

  it('reports issues by its own checks', async () => {
    const trouble = checkDraft(await opened({ body: { tiles: 3, pits: 9, lamps: 1 } }));
    expect(trouble.map(({ code }) => code)).toContain('cellar/no-door');
  });

  it('has nothing to print, which breaks nothing', async () => {
    const order = { paper: 'a4', players: 2, names: [], fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;
    expect(buildKit(await opened({}), order).pieces).toEqual([]);
  });

  it('answers rule cases by its own functions', () => {
    const operations = {
      lamps_after: ({ lamps, tile }: Readonly<Record<string, unknown>>) => ({
        lamps: lampsAfter(Number(lamps), tile as 'pit'),
      }),
    };
    const vectors = [
      { id: 'pit-01', op: 'lamps_after', input: { lamps: 2, tile: 'pit' }, expect: { lamps: 1 } },
      { id: 'pit-02', op: 'lamps_after', input: { lamps: 0, tile: 'pit' }, expect: { lamps: 0 } },
      { id: 'floor-01', op: 'lamps_after', input: { lamps: 2, tile: 'floor' }, expect: { lamps: 1 } },
    ];
    const outcomes = runVectors({ system: 'cellar', vectors }, { cellar: operations });
    expect(outcomes.map(({ failure }) => failure === undefined)).toEqual([true, true, false]);
  });
});
