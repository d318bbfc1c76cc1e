// Runs before any page's own code.
import '@/app/_data/without-eval';
import { fetchWorkerScripts } from '@/app/_data/worker-scripts';
import { prepareKitWorker } from '@/app/_workers/kit-worker';

// The development server lets browsers keep no scripts.
if (process.env.NODE_ENV === 'production') fetchWorkerScripts();

// On a slow phone seconds pass until the Print step itself can ask for a page.
if (/^\/studio\/[^/]+\/print$/.test(window.location.pathname)) prepareKitWorker();
