import type { Command } from './commands';
import type { Question } from './questions';
import type { TableView } from './view';

/** Returns commands that put what is kept into the draft, as far as that is possible now. Rivals are left to a vote. */
export function placingsOf(
  { table, ideas }: Pick<TableView, 'table' | 'ideas'>,
  questions: readonly Question[],
): readonly Command[] {
  if (table.phase !== 'develop' && !(table.phase === 'decide' && table.revealed)) return [];
  const standing = ideas.filter(({ fate }) => fate === 'kept' || fate === 'placed');
  return standing.flatMap(({ id, fate, question }) => {
    const own = questions.find((each) => each.id === question);
    const rivals = own?.isSingle ? standing.filter((other) => other.question === question).length : 1;
    return fate === 'kept' && own && rivals === 1 ? [{ type: 'place', idea: id, slot: question }] : [];
  });
}
