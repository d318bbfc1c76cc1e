import { startGroup } from './processes';

/** An X display in memory. */
export interface Display {
  /** Its name, such as “:99”. */
  readonly name: string;
  end(): Promise<void>;
}

/** Starts Xvfb, which chooses a free display. */
export async function startDisplay(): Promise<Display> {
  const { child, end } = startGroup('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { name: `:${number}`, end };
}
