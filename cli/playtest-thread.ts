import { parentPort, workerData } from 'node:worker_threads';
import type { Json } from '@/lib/kernel/json';
import { lineUp, type Seating } from '@/lib/playtest/lineup';
import { playMirrored } from '@/lib/playtest/mirror';
import { type Lot, playMany } from '@/lib/playtest/play-many';
import { findSystem } from '@/lib/systems/registry';

export interface ThreadData {
  readonly system: string;
  readonly body: Json;
  readonly seating: Seating;
  /** Plays each seed once for every rotation of the bots over the seats. */
  readonly mirror?: boolean;
}

const { system: id, body, seating, mirror } = workerData as ThreadData;
const system = await findSystem(id)?.load();
const play = await system?.play?.();
const table = system && play && lineUp(play, system.schema.parse(body), seating);

parentPort?.on('message', (lot: Lot) => {
  if (table) parentPort?.postMessage(mirror ? playMirrored(table, lot) : playMany(table, lot));
});
