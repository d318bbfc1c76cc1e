import { parentPort } from 'node:worker_threads';
import type { RenderOrder } from '@/lib/services/requests/renderer';
import { renderOrder } from './render-order';

// The program of a thread of lib/server/page-renderer.ts.
parentPort?.on('message', async (order: RenderOrder) => parentPort?.postMessage(await renderOrder(order)));
