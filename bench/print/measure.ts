import { Worker } from 'node:worker_threads';
import { PEER_NAMES } from './peers';
import type { Answers, Asked } from './tool';
import type { ItemName } from './work';

export interface MeasuredItem {
  readonly oursMs: number;
  readonly bestMs: number;
  /** Of the processor, by all threads of the process, of which the others wait: other programs do not count. */
  readonly processorMs: number;
  /** Median time to encode and deflate the same bytes. */
  readonly floorMs: number;
  readonly timesFloor: number;
  /** Limit of `timesFloor`, for items that have one. */
  readonly mostTimesFloor?: number;
  readonly kb: number;
  readonly pages: number;
  readonly peersMs: Readonly<Record<string, number>>;
  /** Ratio to our run just before, since the speed of a machine drifts. */
  readonly timesOurs: Readonly<Record<string, number>>;
  readonly peersProcessorMs: Readonly<Record<string, number>>;
  readonly peersKb: Readonly<Record<string, number>>;
  /** Reasons of the tools that failed to load, whose figures are NaN. */
  readonly notLoaded: Readonly<Record<string, string>>;
}

const MOST_TIMES_FLOOR: Readonly<Partial<Record<ItemName, number>>> = { W5: 3.6, W6: 4.5 };

const WARM_UPS = 12;
/** A tool's turn takes so many runs and so long at least: the first of them find the caches as another tool left them. */
const [TURN_RUNS, TURN_MS] = [3, 500];

let seed = 1;

/** A tool in a thread of its own: none pays for the memory that another one fills. */
class Tool {
  private readonly worker: Worker;

  constructor(readonly name: string) {
    this.worker = new Worker(new URL('./tool.mjs', import.meta.url), { workerData: name });
  }

  ask<Job extends keyof Answers>(job: Job, more: Omit<Asked, 'job' | 'seed'> = {}): Promise<Answers[Job]> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('message', (answer: Answers[Job]) => {
        this.worker.off('error', reject);
        resolve(answer);
      });
      this.worker.postMessage({ job, seed: seed++, ...more } satisfies Asked);
    });
  }

  async end(): Promise<void> {
    await this.ask('close');
    await this.worker.terminate();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Measures one piece of work, all tools by turns, each run in words that no run had before. */
export async function measureItem(item: ItemName, rounds: number): Promise<MeasuredItem> {
  const ours = new Tool('ours');
  const { peers, notLoaded } = await startPeers();
  for (let i = 0; i < WARM_UPS; i++)
    for (const warming of ['W1', 'W3', 'W4', 'W5'] as const) await ours.ask('make', { item: warming });
  for (const peer of peers) await peer.ask('make', { item: 'W1' });
  const figures = await takeTurns(item, item === 'W6' ? 1 : rounds, ours, peers);
  for (const tool of [...peers, ours]) await tool.end();
  const noFigures = Object.fromEntries(Object.keys(notLoaded).map((name) => [name, Number.NaN]));
  return { ...figures, peersMs: { ...figures.peersMs, ...noFigures }, notLoaded };
}

/** Asks our own tool alone. */
export async function askOurs<Job extends keyof Answers>(job: Job, more: Omit<Asked, 'job' | 'seed'> = {}) {
  const ours = new Tool('ours');
  const answer = await ours.ask(job, more);
  await ours.end();
  return answer;
}

async function startPeers() {
  const peers: Tool[] = [];
  const notLoaded: Record<string, string> = {};
  for (const name of PEER_NAMES) {
    const tool = new Tool(name);
    const why = await tool.ask('load');
    if (why === '') peers.push(tool);
    else notLoaded[name] = why;
  }
  return { peers, notLoaded };
}

interface Run {
  readonly ms: number;
  readonly processorMs: number;
  readonly kb: number;
}

async function takeTurns(
  item: ItemName,
  rounds: number,
  ours: Tool,
  peers: readonly Tool[],
): Promise<Omit<MeasuredItem, 'notLoaded'>> {
  const mostTimesFloor = MOST_TIMES_FLOOR[item];
  const runs = new Map<Tool, Run[]>(peers.map((peer) => [peer, []]));
  /** Ours, by the peer that had its turn next. */
  const before = new Map<Tool, Run[]>(peers.map((peer) => [peer, []]));
  const floors: number[] = [];
  let pages = 0;
  if (item !== 'W6') for (const peer of peers) await peer.ask('make', { item });
  for (let round = 0; round < rounds; round++) {
    const floor = await ours.ask('floor', { item });
    floors.push(floor.ms);
    pages = floor.pages;
    for (const peer of peers) {
      before.get(peer)?.push(...(await turnOf(ours, item)));
      runs.get(peer)?.push(...(await turnOf(peer, item)));
    }
  }
  const own = [...before.values()].flat();
  const clock = (all: readonly Run[] = []) => median(all.map(({ ms }) => ms));
  const ofPeers = (read: (run: readonly Run[], peer: Tool) => number) =>
    Object.fromEntries(peers.map((peer) => [peer.name, read(runs.get(peer) ?? [], peer)]));
  return {
    oursMs: clock(own),
    bestMs: Math.min(...own.map(({ ms }) => ms)),
    processorMs: median(own.map(({ processorMs }) => processorMs)),
    floorMs: median(floors),
    timesFloor: Math.round((100 * clock(own)) / median(floors)) / 100,
    ...(mostTimesFloor !== undefined && { mostTimesFloor }),
    kb: own.at(-1)?.kb ?? Number.NaN,
    pages,
    peersMs: ofPeers(clock),
    timesOurs: ofPeers((all, peer) => clock(all) / clock(before.get(peer))),
    peersProcessorMs: ofPeers((all) => median(all.map(({ processorMs }) => processorMs))),
    peersKb: ofPeers((all) => all.at(-1)?.kb ?? Number.NaN),
  };
}

async function turnOf(tool: Tool, item: ItemName): Promise<readonly Run[]> {
  const runs: Run[] = [];
  let spentMs = 0;
  while (runs.length === 0 || (item !== 'W6' && (runs.length < TURN_RUNS || spentMs < TURN_MS))) {
    const run = await tool.ask('make', { item });
    runs.push(run);
    spentMs += run.ms;
  }
  return runs;
}
