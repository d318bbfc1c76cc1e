import { writeFileSync } from 'node:fs';
import type { Exit } from '@/cli/exit';
import { nodeAssets } from '@/templates/assets/node';
import { renderKit } from '@/templates/render';
import { kitOf, ORDER } from './ours';
import { workOf } from './work';

// Stands in for cli/main.ts: `print SEED -o FILE` prints a kit of the bench instead of a scenario's.

/** Says to cli/keep-code.ts which kit to print first, one of other words. */
export const systems = [{ id: 'bench', starters: [{ id: '1000' }] }];

export const modules = {};

export async function runCommandLine([command, seed, , file = '']: readonly string[]): Promise<Exit> {
  if (command !== 'print') return 0;
  const { pdf } = await renderKit(kitOf(workOf('W5', Number(seed))), ORDER, { assets: nodeAssets() });
  writeFileSync(file, pdf);
  return 0;
}
