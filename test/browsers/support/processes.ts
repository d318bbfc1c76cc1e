import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Groups that run now; they end with this process at the latest. */
const running = new Set<number>();

const endAll = () => {
  for (const group of running) endGroup(group);
};

process.on('exit', endAll);
// Vitest ends its workers by a signal, which skips the handler above.
process.once('SIGTERM', () => {
  endAll();
  process.exit(143);
});

/** A program with all processes that it starts. */
export interface ProgramGroup {
  readonly child: ChildProcess;
  /** Ends all of them. */
  end(): Promise<void>;
}

/** Starts a program in a process group of its own. */
export function startGroup(program: string, args: readonly string[], options: SpawnOptions): ProgramGroup {
  const child = spawn(program, args, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    async end() {
      if (pid === undefined) return;
      endGroup(pid);
      await gone;
      running.delete(pid);
    },
  };
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
