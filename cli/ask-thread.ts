/** What a thread may take at most. */
export interface ThreadLimits {
  readonly ms: number;
  /** Of what the program itself makes, without what it is given. */
  readonly heapMb?: number;
}

/**
 * What a program answers in a thread of its own; undefined if it took more time or memory than it may. The thread ends
 * with it.
 */
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
