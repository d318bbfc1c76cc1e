import { Worker } from 'node:worker_threads';

/** What a program answers in a thread of its own; undefined if it took longer than it may. The thread ends with it. */
export async function askThread<Answer>(program: URL, data: unknown, limitMs: number): Promise<Answer | undefined> {
  const thread = new Worker(program, { workerData: data });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | undefined>((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), limitMs);
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
