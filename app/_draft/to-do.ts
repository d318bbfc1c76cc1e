import { openLocalDrafts } from '@/app/_join/local-drafts';
import { isError, toDoIn } from '@/lib/kernel/issue';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { IssueStore, Report } from './issue-store';

/** Counts of a draft's last inspection in this browser. */
interface ToDo {
  readonly fix: number;
  readonly look: number;
  readonly toDo: number;
}

export interface RememberedToDo extends ToDo {
  /** Time until which the counts were right, by this browser's clock. */
  readonly at: number;
}

export const countToDo = ({ issues, faults }: Pick<Report, 'issues' | 'faults'>): ToDo => ({
  fix: faults.filter(isError).length,
  look: faults.filter(({ severity }) => severity === 'warning').length,
  toDo: toDoIn(issues).length,
});

const stored = () => openLocalDrafts('trapdoor/to-do');

/** Stores the counts of a draft's report whenever they change or the page is hidden. Returns a function that stops it. */
export function rememberToDo(draftId: string, store: IssueStore): () => void {
  const kept = stored();
  let last = '';
  const write = () => {
    const report = store.report();
    if (!report.checked || report.stale) return;
    const counts = countToDo(report);
    last = JSON.stringify(counts);
    kept.write(draftId, { ...counts, at: Date.now() } satisfies RememberedToDo);
  };
  // Typing causes ten reports a second, most of them with the same counts.
  const unsubscribe = store.subscribe(() => {
    if (JSON.stringify(countToDo(store.report())) !== last) write();
  });
  const stop = new AbortController();
  window.addEventListener('pagehide', write, { signal: stop.signal });
  document.addEventListener('visibilitychange', () => document.hidden && write(), { signal: stop.signal });
  return () => {
    unsubscribe();
    stop.abort();
    write();
  };
}

/** Returns what this browser knows of these drafts, and forgets all others. */
export function recallToDo(draftIds: readonly string[]): Readonly<Record<string, RememberedToDo>> {
  const kept = stored();
  for (const id of kept.names()) if (!draftIds.includes(id)) kept.write(id, undefined);
  return Object.fromEntries(
    draftIds.flatMap((id) => {
      const counts = parse(kept.read(id) as Json | undefined);
      return counts ? [[id, counts]] : [];
    }),
  );
}

function parse(json: Json | undefined): RememberedToDo | undefined {
  if (!isJsonObject(json)) return undefined;
  const { fix, look, toDo, at } = json;
  const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
  return isCount(fix) && isCount(look) && isCount(toDo) && isCount(at) ? { fix, look, toDo, at } : undefined;
}

/** Writes the counts: "3 to fix, 2 to look at, 4 to do". */
export const sayToDo = ({ fix, look, toDo }: ToDo): string => `${fix} to fix, ${look} to look at, ${toDo} to do`;

/** Clocks of browser and server differ, and the last edits are stored just after their inspection. */
const MARGIN_MS = 60_000;

/** Writes what is to do in a draft, for lists: "3 to fix, 4 to do". Says so if the draft was changed elsewhere since. */
export function sayBriefly(counts: RememberedToDo, updatedAt: string): string {
  const parts = [
    counts.fix > 0 && `${counts.fix} to fix`,
    counts.look > 0 && `${counts.look} to look at`,
    counts.toDo > 0 && `${counts.toDo} to do`,
  ].filter((part) => part !== false);
  const said = parts.length === 0 ? 'ready to print' : parts.join(', ');
  return Date.parse(updatedAt) > counts.at + MARGIN_MS ? `${said} when last open here` : said;
}
