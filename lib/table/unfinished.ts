import type { TableView } from './view';

/** State of a table that its end would cut off. */
interface Unfinished {
  /** A question is being answered, read back or decided. */
  readonly isRunning: boolean;
  /** Votes have been cast but not revealed; the server finishes no table before they are. */
  readonly hasHiddenVotes: boolean;
  readonly undecided: number;
  /** Kept ideas that are not in the draft. */
  readonly waiting: number;
}

const RUNNING: readonly TableView['table']['phase'][] = ['brainstorm', 'read-back', 'decide'];

export function unfinishedIn({ table, ideas }: Pick<TableView, 'table' | 'ideas'>): Unfinished {
  const count = (wanted: string) => ideas.filter(({ fate }) => fate === wanted).length;
  return {
    isRunning: RUNNING.includes(table.phase) && !(table.revealed && count('open') === 0),
    hasHiddenVotes: table.phase === 'decide' && !table.revealed && ideas.some(({ votes }) => votes > 0),
    undecided: count('open'),
    waiting: count('kept'),
  };
}

/** Says what becomes of ideas without a place in the draft; '' if there are none. */
export function sayLeftOver({ undecided, waiting }: Unfinished): string {
  const parts = [
    undecided > 0 && (undecided === 1 ? '1 idea is undecided' : `${undecided} ideas are undecided`),
    waiting > 0 && (waiting === 1 ? '1 kept idea is not in the draft' : `${waiting} kept ideas are not in the draft`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return '';
  const them = undecided + waiting === 1 ? 'It stays' : 'They stay';
  return `${parts.join(', and ')}. ${them} in the record, and you can go on if you open the table again.`;
}
