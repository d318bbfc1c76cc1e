import { Listeners } from '@/app/_ui/listeners';
import { MARKS, type Mark, markOf } from '@/app/_ui/severity';
import type { Facts, Remark } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Issue } from '@/lib/kernel/issue';
import { formatPath, type Path } from '@/lib/kernel/path';
import type { IssueStatus } from './visits';

export interface Reported extends Issue, IssueStatus {}

export const NO_ISSUES: readonly Reported[] = [];

/** The number of players, and the game's remarks and suggestions about entries. Paths begin at the body. */
interface Feedback {
  readonly remarks: readonly Remark[];
  readonly suggestions: readonly Suggestion[];
  /** Undefined until the first check. */
  readonly players?: PlayerRange;
}

const NO_FEEDBACK: Feedback = { remarks: [], suggestions: [] };

export interface Report extends Feedback {
  readonly issues: readonly Reported[];
  /** Issues that are due, not merely still to do. */
  readonly due: readonly Reported[];
  readonly facts: Facts | undefined;
  /** False until the first check is done. */
  readonly checked: boolean;
  /** True if the last check failed: the report may be out of date. */
  readonly stale: boolean;
}

export const UNCHECKED: Report = {
  issues: NO_ISSUES,
  due: NO_ISSUES,
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
  private byPath = new Map<string, readonly Reported[]>();
  private worst = new Map<string, Mark>();
  private readonly listeners = new Listeners();

  private readonly statusOf: (issue: Issue) => IssueStatus;

  constructor(statusOf: (issue: Issue) => IssueStatus = () => DUE) {
    this.statusOf = statusOf;
  }

  readonly report = (): Report => this.latest;

  readonly subscribe = this.listeners.subscribe;

  at(path: Path): readonly Reported[] {
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

  /** Updates all statuses after a visit. */
  readonly visited = (): void => this.show(this.latest.facts, this.latest.checked, this.latest.stale);

  private show(facts: Facts | undefined, checked: boolean, stale: boolean): void {
    const checkedHere = this.checked.map((issue): Reported => ({ ...issue, ...this.statusOf(issue) }));
    // Verdicts of played games concern the whole draft, whatever has been visited.
    const verdicts = [...this.verdicts.values()].flat().map((issue): Reported => ({ ...issue, ...DUE }));
    const issues = byMark([...checkedHere, ...verdicts]);
    const byPath = new Map<string, Reported[]>();
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
    this.announce({ issues, due: issues.filter(({ toDo }) => !toDo), facts, ...this.feedback, checked, stale });
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
const byMark = (issues: readonly Reported[]): readonly Reported[] =>
  issues.toSorted((a, b) => MARKS.indexOf(markOf(a)) - MARKS.indexOf(markOf(b)));

const DUE: IssueStatus = { toDo: false };

const sameIssues = (a: readonly Reported[], b: readonly Reported[]): boolean =>
  a.length === b.length &&
  a.every((issue, i) => (['code', 'message', 'toDo', 'waitsFor'] as const).every((key) => issue[key] === b[i]?.[key]));

function worstByHolder(issues: readonly Reported[]): Map<string, Mark> {
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
