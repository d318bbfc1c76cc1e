import { SeveritySign } from '@/app/_ui/severity';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';

/** What may go wrong in print; what has a place in the scenario leads there. */
export function Troubles(props: { readonly troubles: readonly Issue[]; readonly onGo: (path: Path) => void }) {
  if (props.troubles.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1" aria-label="What may go wrong in print">
      {props.troubles.map(({ severity, message, path }) => (
        <li key={message}>
          {path.length === 0 ? (
            <p className="flex gap-2 border-2 border-line p-2 text-sm">
              <SeveritySign severity={severity} /> <span>{message}</span>
            </p>
          ) : (
            <button
              type="button"
              className="flex w-full gap-2 border-2 border-line p-2 text-left text-sm hover:border-ink"
              onClick={() => props.onGo(path)}
            >
              <SeveritySign severity={severity} /> <span>{message}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
