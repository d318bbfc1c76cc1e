import { type Issue, isToDo, SEVERITIES, type Severity } from '@/lib/kernel/issue';
import { Icon } from './icons';

/** Mark of an issue: "to do" if something is missing, else its severity. */
export type Mark = Severity | 'to do';

/** All marks, worst first. */
export const MARKS: readonly Mark[] = [...SEVERITIES, 'to do'];

export const markOf = (issue: Pick<Issue, 'severity' | 'isNeed'>): Mark => (isToDo(issue) ? 'to do' : issue.severity);

export const SEVERITY: Readonly<
  Record<Mark, { readonly word: string; readonly many: string; readonly className: string }>
> = {
  error: { word: 'Error', many: 'errors', className: 'text-alarm' },
  warning: { word: 'Warning', many: 'warnings', className: 'text-ink' },
  hint: { word: 'Hint', many: 'hints', className: 'text-service' },
  'to do': { word: 'To do', many: 'to do', className: 'text-grey' },
};

export function SeveritySign({ severity }: { readonly severity: Mark }) {
  if (severity === 'warning') {
    return (
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" className="shrink-0">
        <path d="M12 2.5 22.5 21.5H1.5z" fill="#FFC72C" stroke="#16201B" strokeWidth="2" strokeLinejoin="round" />
        <path d="M12 9v6M12 17.4v1.2" stroke="#16201B" strokeWidth="2" />
      </svg>
    );
  }
  return (
    <Icon name={severity === 'to do' ? 'todo' : severity} className={`shrink-0 ${SEVERITY[severity].className}`} />
  );
}
