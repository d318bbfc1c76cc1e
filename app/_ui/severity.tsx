import type { Severity } from '@/lib/kernel/issue';
import { Icon } from './icons';

/** Each severity by shape, colour and word. */
export const SEVERITY: Readonly<
  Record<Severity, { readonly word: string; readonly many: string; readonly className: string }>
> = {
  error: { word: 'Error', many: 'errors', className: 'text-alarm' },
  warning: { word: 'Warning', many: 'warnings', className: 'text-ink' },
  hint: { word: 'Hint', many: 'hints', className: 'text-service' },
};

export function SeveritySign({ severity }: { readonly severity: Severity }) {
  if (severity === 'warning') {
    return (
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" className="shrink-0">
        <path d="M12 2.5 22.5 21.5H1.5z" fill="#FFC72C" stroke="#16201B" strokeWidth="2" strokeLinejoin="round" />
        <path d="M12 9v6M12 17.4v1.2" stroke="#16201B" strokeWidth="2" />
      </svg>
    );
  }
  return <Icon name={severity} className={`shrink-0 ${SEVERITY[severity].className}`} />;
}
