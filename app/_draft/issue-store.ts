import { Listeners } from '@/app/_ui/listeners';
import { MARKS, type Mark, markOf } from '@/app/_ui/severity';
import type { Facts, Remark } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Suggestion } from '@/lib/contract/suggestions';
import { type Issue, isToDo } from '@/lib/kernel/issue';
import { formatPath, type Path } from '@/lib/kernel/path';

export const NO_ISSUES: readonly Issue[] = [];

/** The number of players, and the game's remarks and suggestions about entries. Paths begin at the body. */
interface Feedback {
  readonly remarks: readonly Remark[];
  readonly suggestions: readonly Suggestion[];
  /** Undefined until the first check. */
  readonly players?: PlayerRange;
}

const NO_FEEDBACK: Feedback = { remarks: [], suggestions: [] };

export interface Report extends Feedback {
  readonly issues: readonly Issue[];
  /** Issues with what is there; the others say what is missing. */
  readonly faults: readonly Issue[];
  readonly facts: Facts | undefined;
  /** False until the first check is done. */
  readonly checked: boolean;
  /** True if the last check failed: the report may be out of date. */
  readonly stale: boolean;
}

export const UNCHECKED: Report = {
  issues: NO_ISSUES,
  faults: NO_ISSUES,
  facts: undefined,
  ...NO_FEEDBACK,
  checked: false,
  stale: false,
};

/** Latest inspection report, also indexed by path so that a field is redrawn only for its own issues. */
export class IssueStore {
  private latest = UNCHECKED;
  private checked: readonly Issue[] = NO_ISSUES;
  private readonly verdicts = new Map<string, readonly Issue[]>();
  private feedback: Feedback = NO_FEEDBACK;
  private sentences: ReadonlyMap<string, string> = new Map();
  private byPath = new Map<string, readonly Issue[]>();
  private worst = new Map<string, Mark>();
  private readonly listeners = new Listeners();

  readonly report = (): Report => this.latest;

  readonly subscribe = this.listeners.subscribe;

  at(path: Path): readonly Issue[] {
    return this.byPath.get(formatPath(path)) ?? NO_ISSUES;
  }

  worstWithin(path: Path): Mark | undefined {
    return this.worst.get(formatPath(path));
  }

  /** Returns the rule sentence for the entry at a path (from the body); undefined if there is none. */
  sentenceAt(path: Path): string | undefined {
    return this.sentences.get(formatPath(path));
  }

  publish(issues: readonly Issue[], facts: Facts | undefined, feedback: Feedback = NO_FEEDBACK): void {
    const { remarks, suggestions, players } = feedback;
    this.checked = issues;
    this.feedback = { remarks, suggestions, ...(players && { players }) };
    this.sentences = new Map(
      remarks.flatMap((remark) => (remark.kind === 'sentence' ? [[formatPath(remark.path), remark.text]] : [])),
    );
    this.show(facts, true, false);
  }

  /** Sets the issues found by one kind of games of this draft; an empty list once the draft has changed. */
  judge(by: 'playtest' | 'quick look', verdicts: readonly Issue[]): void {
    if (verdicts === (this.verdicts.get(by) ?? NO_ISSUES)) return;
    this.verdicts.set(by, verdicts);
    this.show(this.latest.facts, this.latest.checked, this.latest.stale);
  }

  private show(facts: Facts | undefined, checked: boolean, stale: boolean): void {
    const issues = byMark([...this.checked, ...[...this.verdicts.values()].flat()]);
    const byPath = new Map<string, Issue[]>();
    for (const issue of issues) {
      const key = formatPath(issue.path);
      const known = byPath.get(key);
      if (known) known.push(issue);
      else byPath.set(key, [issue]);
    }
    this.worst = worstByHolder(issues);
    // Keeps the array of a field whose issues are unchanged, so that the field is not redrawn.
    this.byPath = new Map(
      [...byPath].map(([key, now]) => {
        const before = this.byPath.get(key);
        return [key, before && sameIssues(before, now) ? before : now];
      }),
    );
    this.announce({
      issues,
      faults: issues.filter((issue) => !isToDo(issue)),
      facts,
      ...this.feedback,
      checked,
      stale,
    });
  }

  markStale(): void {
    if (!this.latest.stale) this.announce({ ...this.latest, stale: true });
  }

  private announce(report: Report): void {
    this.latest = report;
    this.listeners.call();
  }
}

/** Sorts issues, worst first and to-dos last. */
const byMark = (issues: readonly Issue[]): readonly Issue[] =>
  issues.toSorted((a, b) => MARKS.indexOf(markOf(a)) - MARKS.indexOf(markOf(b)));

const sameIssues = (a: readonly Issue[], b: readonly Issue[]): boolean =>
  a.length === b.length &&
  a.every((issue, i) => (['code', 'message'] as const).every((key) => issue[key] === b[i]?.[key]));

function worstByHolder(issues: readonly Issue[]): Map<string, Mark> {
  const worst = new Map<string, Mark>();
  for (const issue of issues) {
    const { path } = issue;
    const mark = markOf(issue);
    for (let length = 1; length <= path.length; length++) {
      const key = formatPath(path.slice(0, length));
      const known = worst.get(key);
      if (!known || MARKS.indexOf(mark) < MARKS.indexOf(known)) worst.set(key, mark);
    }
  }
  return worst;
}
