import { parentPort } from 'node:worker_threads';
import type { RenderOrder } from '@/lib/services/requests/renderer';
import { renderReading } from './render-reading';

// The program of a thread of lib/server/page-renderer.ts.
parentPort?.on('message', (order: RenderOrder) => parentPort?.postMessage(renderReading(order)));
