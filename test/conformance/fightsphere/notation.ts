import * as z from 'zod';
import { blankObject } from '@/lib/schema/blank';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import { DRIVES, NPCS_MAX } from '@/lib/systems/fightsphere/vocabulary';

export type Input = Readonly<Record<string, unknown>>;

export const drive = z.enum(DRIVES);
export const ratings = z.record(z.string(), z.int());
export const usedTies = z.array(z.object({ npc: z.string(), rating: z.int() }));

const usual = schema.parse(blankObject(objectShapeOf(schema)));

const optionsInput = z.object({
  options: z
    .object({ startPool: z.int().optional(), threshold: z.object({ start: z.int(), step: z.int() }).optional() })
    .loose()
    .default({}),
});

/** Additions of an operation to the campaign of its vector. */
export interface Needs {
  readonly threshold?: { readonly start: number; readonly step: number };
  /** Number of NPCs available for ties. */
  readonly npcs?: number;
}

/** Builds the campaign of a vector: one episode on the surface, or as many as its NPCs need. */
export function campaignOf(input: Input, { threshold, npcs = 0 }: Needs = {}): Campaign {
  const { startPool = usual.startPool, threshold: optional, ...options } = optionsInput.parse(input).options;
  const people = Array.from({ length: npcs }, (_, i) => ({ ...named(`npc-${i}`), role: '', picture: '', wants: '' }));
  return {
    ...usual,
    startPool,
    threshold: threshold ?? optional ?? usual.threshold,
    layers: [{ ...named('surface'), look: '', thresholdOverride: null, techFrequency: 0 }],
    episodes: Array.from({ length: Math.ceil(npcs / NPCS_MAX) }, (_, i) => ({
      id: `episode-${i}`,
      title: '',
      layer: i === 0 ? 'surface' : '',
      situation: '',
      communities: [],
      problems: [],
      npcs: people.slice(i * NPCS_MAX, (i + 1) * NPCS_MAX).map((one) => ({ ...one, community: '', tags: [] })),
      suggested: [],
      openingScenes: [],
    })),
    options: schema.shape.options.parse({ ...usual.options, ...options }),
  };
}

const named = (id: string) => ({ id, name: id });
