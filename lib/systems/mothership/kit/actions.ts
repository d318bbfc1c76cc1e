import type { Block } from '@/lib/kit/blocks';
import { cells, table } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../schema';
import type { KitInput } from './input';

const REACHES: Readonly<Record<HouseRules['assistRange'], string>> = {
  'same-or-adjacent': 'on your space or the next',
  same: 'on your space',
  adjacent: 'on the next space',
};

/** What a turn can be spent on, and what each costs (rules 5). */
export function actions({ body, words }: KitInput): Block {
  const { options } = body;
  const rows: readonly (readonly [string, string, string])[] = [
    ['Move', '1', `Up, down, left or right.${options.finishLocked ? ` ${words.finish} may be shut.` : ''}`],
    ['Peek', '1', 'Turn up a hidden tile next to you. Most traps stay quiet.'],
    ['Assist', '1', `Take one token off a friend ${REACHES[options.assistRange]}, if its trap allows that.`],
    ['Shut down', '1', `Put an OFF token on the ${words.objective} you stand on.`],
    ['Wait', '1', 'Once a round: keep what is left after this, and act again when all have had a turn.'],
    ['Special', 'see card', 'What only your character can do.'],
    [
      'Stop',
      '0',
      options.mustSpendAll ? 'Only when you can pay for nothing more.' : 'Whatever you did not spend is gone.',
    ],
  ];
  return table(
    [
      ['Action', 3],
      ['Costs', 2],
      ['What happens', 8],
    ],
    rows.map((row) => cells(...row)),
  );
}
