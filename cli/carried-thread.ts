import { parentPort, workerData } from 'node:worker_threads';
import { type Carrier, readCarried } from '@/templates/exports/carrier';

const { carrier, bytes } = workerData as { readonly carrier: Carrier; readonly bytes: Uint8Array };
void readCarried(carrier, bytes).then((read) => parentPort?.postMessage(read));
