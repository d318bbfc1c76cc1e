import { deflateSync } from 'node:zlib';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout';
import { PieceCache } from '@/templates/pieces/piece-cache';
import { renderKit } from '@/templates/render';
import { loadFonts } from './fonts';
import { kitOf, ORDER } from './ours';
import { type LoadedPeers, loadPeers } from './peers';
import { type ItemName, kitTimes, workOf } from './work';

/** What the bench measures in one process, all tools by turns, each run in words that no run had before. */
export interface Measured {
  readonly items: Readonly<Partial<Record<ItemName, MeasuredItem>>>;
  readonly scaling: readonly { readonly times: number; readonly pages: number; readonly ms: number }[];
  readonly relayoutMs: number;
  readonly wholeLayoutMs: number;
  readonly missing: LoadedPeers['missing'];
}

export interface MeasuredItem {
  readonly oursMs: number;
  readonly bestMs: number;
  /** Of the processor, by all threads of this process: other programs do not count. */
  readonly processorMs: number;
  readonly floorMs: number;
  readonly kb: number;
  readonly pages: number;
  readonly peersMs: Readonly<Record<string, number>>;
  readonly peersProcessorMs: Readonly<Record<string, number>>;
  readonly peersKb: Readonly<Record<string, number>>;
}

const assets = nodeAssets();
const WARM_UPS = 12;
/** Of every tool in a row in each round: the first of them finds the memory as another tool left it. */
const RUNS_A_ROUND = 3;
const TIMES = [1, 4, 16, 64];

let seed = 1;

interface Timed<T> {
  readonly ms: number;
  readonly processorMs: number;
  readonly made: T;
}

/** No collection is forced before it: that throws away what the engine has learnt, and no longer measures warm runs. */
async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, processorMs: (user + system) / 1000, made };
}

async function ours(item: ItemName) {
  const kit = kitOf(workOf(item, seed++));
  const { ms, processorMs, made } = await timed(() => renderKit(kit, ORDER, { assets }));
  return { ms, processorMs, pdf: made.pdf };
}

/** The same bytes, encoded from their text and deflated, and nothing else. */
async function floorOf(item: ItemName) {
  const texts: string[] = [];
  const kept = {
    ...assets,
    deflate: (bytes: Uint8Array) => {
      texts.push(Buffer.from(bytes).toString('latin1'));
      return assets.deflate(bytes);
    },
  };
  const kit = kitOf(workOf(item, seed++));
  const { pages } = await layoutKit(kit, ORDER, { assets });
  await renderKit(kit, ORDER, { assets: kept });
  const { ms } = await timed(async () => Buffer.concat(texts.map((text) => deflateSync(Buffer.from(text, 'latin1')))));
  return { ms, pages: pages.length };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const medians = (all: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(all).map(([name, values]) => [name, median(values)]));

export async function measure(
  rounds: number,
  wanted: readonly ItemName[],
  say: (words: string) => void,
): Promise<Measured> {
  const { peers, missing } = await loadPeers(await loadFonts());
  const items: Partial<Record<ItemName, MeasuredItem>> = {};
  for (let i = 0; i < WARM_UPS; i++) for (const item of ['W1', 'W3', 'W4', 'W5'] as const) await ours(item);
  for (const { make } of peers) await make(workOf('W1', seed++));
  for (const item of wanted) {
    const isLarge = item === 'W6';
    const [oursMs, processorMs, floorsMs]: [number[], number[], number[]] = [[], [], []];
    const peersMs: Record<string, number[]> = {};
    const peersProcessorMs: Record<string, number[]> = {};
    const peersKb: Record<string, number> = {};
    let [kb, pages] = [0, 0];
    const runs = isLarge ? 1 : RUNS_A_ROUND;
    for (let round = 0; round < (isLarge ? 1 : rounds); round++) {
      say(`${item}, round ${round + 1}`);
      const floor = await floorOf(item);
      floorsMs.push(floor.ms);
      pages = floor.pages;
      for (const { name, make } of peers) {
        for (let i = 0; i < runs; i++) {
          const run = await ours(item);
          oursMs.push(run.ms);
          processorMs.push(run.processorMs);
          kb = run.pdf.length / 1000;
        }
        for (let i = 0; i < runs; i++) {
          const work = workOf(item, seed++);
          const run = await timed(() => make(work));
          peersMs[name] = [...(peersMs[name] ?? []), run.ms];
          peersProcessorMs[name] = [...(peersProcessorMs[name] ?? []), run.processorMs];
          peersKb[name] = run.made.length / 1000;
        }
      }
    }
    items[item] = {
      oursMs: median(oursMs),
      bestMs: Math.min(...oursMs),
      processorMs: median(processorMs),
      floorMs: median(floorsMs),
      kb,
      pages,
      peersMs: medians(peersMs),
      peersProcessorMs: medians(peersProcessorMs),
      peersKb,
    };
  }
  for (const { close } of peers) await close?.();
  say('the same kit over and over');
  return { items, missing, scaling: await scale(), ...(await relayout()) };
}

/** One kit 1, 4, 16 and 64 times over, in one file. */
async function scale() {
  const out = [];
  for (const times of TIMES) {
    const kits = Array.from({ length: times > 16 ? 1 : 3 }, () => kitOf(kitTimes(seed++, times)));
    const runs = [];
    for (const kit of kits) runs.push((await timed(() => renderKit(kit, ORDER, { assets }))).ms);
    const { pages } = await layoutKit(kitOf(kitTimes(1, times)), ORDER, { assets });
    out.push({ times, pages: pages.length, ms: median(runs) });
  }
  return out;
}

/** Laying the full kit out anew after a letter was typed into one sheet, and from nothing. */
async function relayout() {
  const [again, whole]: [number[], number[]] = [[], []];
  for (let i = 0; i < 15; i++) {
    const work = workOf('W5', seed++);
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
