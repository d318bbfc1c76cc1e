import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { SeveritySign } from '@/app/_ui/severity';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';

/** Most problems shown at first, so that the pages stay in view. */
const FIRST = 3;

/** Problems with what is printed, linked to their fields where they can be repaired. */
export function Troubles(props: {
  readonly troubles: readonly Issue[];
  readonly onGo?: ((path: Path) => void) | undefined;
}) {
  const { troubles, onGo } = props;
  const [all, setAll] = useState(false);
  if (troubles.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <ul className="flex flex-col gap-1" aria-label="Possible print problems">
        {(all ? troubles : troubles.slice(0, FIRST)).map((trouble) => (
          <li key={trouble.message}>
            <Trouble trouble={trouble} onGo={onGo} />
          </li>
        ))}
      </ul>
      {troubles.length > FIRST && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${troubles.length}`}
        </Button>
      )}
    </div>
  );
}

function Trouble({ trouble, onGo }: { readonly trouble: Issue; readonly onGo: ((path: Path) => void) | undefined }) {
  const { severity, message, path } = trouble;
  const says = (
    <>
      <SeveritySign severity={severity} /> <span className="min-w-0 break-words">{message}</span>
    </>
  );
  if (!onGo || path.length === 0) return <p className="flex gap-2 border-2 border-line p-2 text-sm">{says}</p>;
  return (
    <button
      type="button"
      className="flex w-full gap-2 border-2 border-line p-2 text-left text-sm hover:border-ink"
      onClick={() => onGo(path)}
    >
      {says}
    </button>
  );
}
