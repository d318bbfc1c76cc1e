// Runs before any page's own code.
import '@/app/_data/without-eval';
import { fetchWorkerScripts } from '@/app/_data/worker-scripts';

// The development server lets browsers keep no scripts.
if (process.env.NODE_ENV === 'production') fetchWorkerScripts();
