/** Begins the part of a worker's address in which the build lists its scripts. */
const LIST = '#params=';

/** Returns the scripts that a worker will load; none if the address does not list them. */
export function scriptsOf(address: string | URL): readonly string[] {
  const [, list] = String(address).split(LIST);
  if (list === undefined) return [];
  try {
    const [scripts] = JSON.parse(decodeURIComponent(list)) as readonly unknown[];
    return Array.isArray(scripts) ? scripts.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Lets the page fetch all scripts of a new worker at once. By itself the worker fetches one after another, each a round
 * trip later: on a phone a dozen of them took four seconds.
 */
export function fetchWorkerScripts(): void {
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      // The whole body, so that it comes into the browser's cache. The worker reports errors.
      for (const script of scriptsOf(address))
        void fetch(script).then(
          (response) => response.blob(),
          () => undefined,
        );
    }
  };
}
