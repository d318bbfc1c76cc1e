import { at } from '@/lib/kernel/at';
import { counted } from '@/lib/tabletop/words/wording';
import { backingOf } from '../engine/build';
import { fightersIn, sideNow } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { rewardedOf } from '../engine/rewards';
import type { View } from '../engine/view';
import { Words } from './words';

/** Question of the seat that decides. It names the Gladiator for whom the GM decides. */
export function ask(game: Game, view: View): string {
  const words = new Words(game, view);
  const { table } = view;
  switch (table.phase) {
    case 'pick':
      return 'Which Gladiator do you play?';
    case 'nature':
      return 'What drives your Gladiator?';
    case 'drive':
      return 'Does your Gladiator keep the drive?';
    case 'company':
      return 'In whose company do you go into the layer?';
    case 'stage':
      return 'Which episode is staged next?';
    case 'place':
      return 'Where do you place NPC Gladiators?';
    case 'survive':
      return 'Nobody is left standing. Who survives?';
    case 'turn':
      return `It is the turn of ${words.fighter(table.turn)}. What happens?`;
    case 'answer':
      return `${words.fighter(table.turn)} offers ${words.fighter(table.offered)} a truce. Is it accepted?`;
    case 'name':
      return `Whom does ${words.fighter(table.turn)} face?`;
    case 'frame':
      return 'What is the scene about, and who else is in it?';
    case 'rule':
      return `Does the background of ${words.fighter(rewardedOf(table))} count here?`;
    case 'build':
      return `${words.fighter(rewardedOf(table))} has ${poolOf(words)}. What goes into the roll?`;
    case 'betray':
      return `Does ${words.fighter(rewardedOf(table))} betray a partner, or gamble more?`;
    case 'judge':
      return backingOf(table, table.awaited)
        ? 'How many judgment dice do you add?'
        : `${words.fighters(fightersIn(table))}: whom do you back with your judgment dice?`;
    case 'roll':
      return 'Roll the dice?';
    case 'dice':
      return 'What does the next die show?';
    case 'reward':
      return `What does ${words.fighter(rewardedOf(table))} take for the success?`;
    case 'cutscene':
      return table.scene?.told === NONE
        ? 'Whom do you tell a cut-scene about?'
        : `What does ${words.fighter(rewardedOf(table))} take from the cut-scene?`;
    case 'loss':
      return `Which tie of ${words.fighter(rewardedOf(table))} suffers?`;
    case 'over':
      return 'The campaign is over.';
  }
}

function poolOf({ view: { table } }: Words): string {
  return counted(at(table.fighters, sideNow(table).fighter).pool, 'die', 'dice');
}

/** Others' conflicts: judgment dice stay in the pool. */
export const standBy = (_: Game, { table }: View): Move | undefined =>
  table.phase === 'judge' && !backingOf(table, table.awaited) ? { type: 'ready' } : undefined;
