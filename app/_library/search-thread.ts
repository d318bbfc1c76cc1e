import { parentPort } from 'node:worker_threads';
import type { Search } from '@/lib/services/library/search';
import { renderSearch } from './render-search';

// Program of a worker thread; started by lib/server/library-threads.ts.
parentPort?.on('message', (search: Search) => parentPort?.postMessage(renderSearch(search)));
