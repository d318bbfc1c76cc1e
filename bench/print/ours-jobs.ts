import { deflateSync } from 'node:zlib';
import { THEME_IDS } from '@/lib/kit/themes';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { PieceCache } from '@/templates/pieces/piece-cache';
import { renderKit } from '@/templates/render';
import { kitOf, ORDER } from './ours';
import { type ItemName, kitTimes, type Work, workOf } from './work';

const assets = nodeAssets();

export interface Timed<T> {
  readonly ms: number;
  readonly processorMs: number;
  /** Processor time without that of the system. */
  readonly userMs: number;
  readonly made: T;
}

/** No collection is forced before it: that throws away what the engine has learnt, and no longer measures warm runs. */
export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, processorMs: (user + system) / 1000, userMs: user / 1000, made };
}

/** Makes the document with our pipeline; the kit is there before the clock runs. */
export function makeOf(work: Work): () => Promise<Uint8Array> {
  const kit = kitOf(work);
  return async () => (await renderKit(kit, ORDER, { assets })).pdf;
}

/** The same bytes, encoded from their text and deflated, and nothing else. */
export async function floorOf(item: ItemName, seed: number) {
  const texts: string[] = [];
  const kept = {
    ...assets,
    deflate: (bytes: Uint8Array) => {
      texts.push(Buffer.from(bytes).toString('latin1'));
      return assets.deflate(bytes);
    },
  };
  const kit = kitOf(workOf(item, seed));
  const { pages } = await layoutKit(kit, ORDER, { assets });
  await renderKit(kit, ORDER, { assets: kept });
  const { ms } = await timed(async () => Buffer.concat(texts.map((text) => deflateSync(Buffer.from(text, 'latin1')))));
  return { ms, pages: pages.length };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One kit so many times over, in one file. */
export async function scale(times: number, seed: number) {
  const kits = Array.from({ length: times > 16 ? 1 : 3 }, (_, i) => kitOf(kitTimes(seed * 10 + i, times)));
  const runs = [];
  for (const kit of kits) runs.push((await timed(() => renderKit(kit, ORDER, { assets }))).ms);
  const { pages } = await layoutKit(kitOf(kitTimes(1, times)), ORDER, { assets });
  return { times, pages: pages.length, ms: median(runs) };
}

/** Laying the full kit out again after a letter was typed into one sheet, and from nothing. */
export async function relayout(seed: number) {
  const [again, whole]: [number[], number[]] = [[], []];
  for (let i = 0; i < 15; i++) {
    const work = workOf('W5', seed * 100 + i);
    const cache = new PieceCache();
    await layoutKit(kitOf(work), ORDER, { assets, cache });
    const [first, ...others] = work.sections;
    if (!first) continue;
    const typed = kitOf({ ...work, sections: [{ ...first, title: `${first.title}x` }, ...others] });
    again.push((await timed(() => layoutKit(typed, ORDER, { assets, cache }))).ms);
    whole.push((await timed(() => layoutKit(typed, ORDER, { assets }))).ms);
  }
  return { relayoutMs: median(again), wholeLayoutMs: median(whole) };
}

const THEME_ROUNDS = 48;
/** The heaviest theme may take this many times as long as the placard. */
const THEME_TARGET = 1.25;

/**
 * Least processor time of the kit in every theme with its grounds, in turns; the heaviest against the placard. Fewer rounds
 * let chance decide which of ten themes is the heaviest. Medians
 * differ by a third between two runs on a shared machine.
 */
export async function themes(seed: number) {
  const taken = new Map<string, number[]>(THEME_IDS.map((theme) => [theme, []]));
  for (let i = 0; i < THEME_ROUNDS; i++) {
    const kit = kitOf(workOf('W5', seed * 100 + i));
    for (const theme of rotated(THEME_IDS, i)) {
      const { userMs } = await timed(() => renderKit({ ...kit, theme }, { ...ORDER, grounds: true }, { assets }));
      taken.get(theme)?.push(userMs);
    }
  }
  const placardMs = Math.min(...(taken.get('placard') ?? []));
  const [heaviest = '', ms = 0] =
    [...taken].map(([theme, all]) => [theme, Math.min(...all)] as const).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const times = Math.round((100 * ms) / placardMs) / 100;
  return { placardMs, heaviest, timesPlacard: times, target: THEME_TARGET, ok: times <= THEME_TARGET };
}

/** Begins with another one each time, since the first finds the caches cold. */
const rotated = <T>(all: readonly T[], by: number): readonly T[] => all.map((_, i) => all[(i + by) % all.length] as T);
