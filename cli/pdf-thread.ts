import { parentPort, workerData } from 'node:worker_threads';
import { readAttachment } from '@/templates/pdf/read-attachment';

parentPort?.postMessage(readAttachment(workerData as Uint8Array));
