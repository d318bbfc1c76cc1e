import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Output and exit code of a command. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly bytes: Buffer;
  /** Peak memory of the process in MB. */
  readonly peakMb: number;
}

/**
 * Preloaded module that prints the peak memory of a process at its end. Threads load it too and must not print. Uses
 * VmHWM, since Linux includes the memory of the forking process in `maxRSS`.
 */
const SAY_PEAK = `data:text/javascript,import { existsSync, readFileSync, writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const peak = () => existsSync('/proc/self/status')
    ? readFileSync('/proc/self/status', 'utf8').split('VmHWM:')[1].trim().split(' ')[0]
    : process.resourceUsage().maxRSS;
  if (isMainThread) process.on('exit', () => writeSync(3, String(peak())));`;

/** Runs a built command line in its own process. */
export const runCli = (cli: string, words: readonly string[], input?: string | Uint8Array): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', SAY_PEAK, cli, ...words], {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    }) as ChildProcessWithoutNullStreams;
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    let peak = '';
    child.stdio[3]?.on('data', (chunk) => {
      peak += chunk;
    });
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({
        code,
        bytes,
        out: bytes.toString(),
        err: Buffer.concat(err).toString(),
        peakMb: Number(peak) / 1000,
      });
    });
    child.stdin.end(input);
  });
