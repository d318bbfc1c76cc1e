import { parentPort } from 'node:worker_threads';
import type { RenderOrder } from '@/lib/services/requests/renderer';
import { renderOrder } from './render-order';

// Program of a worker thread; started by lib/server/page-renderer.ts.
parentPort?.on('message', async (order: RenderOrder) => parentPort?.postMessage(await renderOrder(order)));
