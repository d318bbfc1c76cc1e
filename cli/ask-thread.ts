export interface ThreadLimits {
  readonly ms: number;
  /** Limit of the thread's heap, without its input. */
  readonly heapMb?: number;
}

/** Runs a program in a thread and returns its first message; undefined beyond its limits. Always ends the thread. */
export async function askThread<Answer>(
  program: URL,
  data: unknown,
  { ms, heapMb }: ThreadLimits,
): Promise<Answer | undefined> {
  const { Worker } = await import('node:worker_threads');
  const thread = new Worker(program, {
    workerData: data,
    ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | undefined>((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), ms);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
      );
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
