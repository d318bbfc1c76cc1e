import { at } from '@/lib/kernel/at';
import { conflictOf, pairNow } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import { deciding } from '../engine/proposals';
import type { View } from '../engine/view';
import { Words } from './words';

/** Question of the seat that decides. It names the person for whom the GM decides. */
export function ask(game: Game, view: View): string {
  const words = new Words(game, view);
  const { table } = view;
  const person = deciding(table);
  const name = person === NONE ? '' : words.person(person);
  const about = () => {
    const { active, task, against } = conflictOf(table);
    const what = against === NONE ? `proposes ${words.task(task)}` : `turns on ${words.person(against)}`;
    return `${words.person(active)} ${what}.`;
  };
  switch (table.phase) {
    case 'pick':
      return 'Whom do you play?';
    case 'scene':
      return 'Does something happen, or does somebody propose something?';
    case 'propose':
      return `What does ${name} propose?`;
    case 'ask':
      return `Whom does ${name} ask for help?`;
    case 'calm':
      return `${about()} Does it succeed without a roll?`;
    case 'difficulty':
      return `${about()} How difficult is it?`;
    case 'rule': {
      const { rulings, place } = conflictOf(table);
      return `${about()} Do the dice of ${words.person(at(rulings, place).person)} stand?`;
    }
    case 'roll':
      return `${about()} Roll the dice?`;
    case 'answer':
      return `${about()} Roll the dice against it?`;
    case 'dice':
      return 'What does the next die show?';
    case 'stance':
      return `${about()} Does ${name} help?`;
    case 'oppose':
      return `${about()} Does ${name}, who was not asked, turn against it?`;
    case 'wound':
      return 'Who takes the next wound?';
    case 'pair':
      return `Do ${words.pair(pairNow(table))} look back on what has happened?`;
    case 'change':
      return `What changes between ${words.pair(pairNow(table))}?`;
    case 'over':
      return 'The night is over.';
  }
}
