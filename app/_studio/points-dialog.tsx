'use client';

import { useState, useSyncExternalStore } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import { usePeopleNames } from '@/app/_draft/use-people-names';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { sayEdits } from '@/app/_ui/say-edits';
import { joined } from '@/lib/tabletop/words/wording';
import { PointName } from './point-name';
import { PointView } from './point-view';
import { sayPoint, usePoints } from './use-points';

/** Earlier versions: a list, a comparison of any two, and restoring a whole version or an entry as an ordinary edit. */
export function PointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { session } = useStudio();
  const saved = useSyncExternalStore(session.subscribe, session.saveState, session.saveState);
  const { points, trouble, load, name, nameNow } = usePoints();
  const nameOf = usePeopleNames();
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const point = points?.find(({ seq }) => seq === chosen);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Earlier versions"
      help="Compare any two versions, name one, restore it or a single entry of it. Restoring is an edit like any other: it can be undone."
    >
      <Alert className="mb-3 text-alarm">{trouble}</Alert>
      {points === undefined && trouble === undefined && <p role="status">Loading versions…</p>}
      {points?.length === 0 && <p className="text-grey">No earlier versions yet.</p>}
      {points && point ? (
        <PointView
          key={point.seq}
          point={point}
          points={points}
          load={load}
          onName={(said) => name(point.seq, said)}
          onLeave={() => setChosen(undefined)}
          onRestored={onClose}
        />
      ) : (
        <>
          {points?.[0] && (
            <PointName
              label="Save this moment as"
              submit="Save this moment"
              name={points[0].name ?? ''}
              disabled={saved.state !== 'saved'}
              onName={async (typed) => {
                setSaid('');
                const title = typed.trim();
                if (await nameNow(typed))
                  setSaid(title === '' ? 'This moment has no name now.' : `Saved as “${title}”.`);
              }}
            />
          )}
          <p role="status" className="mt-2 mb-3 min-h-6 text-sm">
            {said}
          </p>
          <ul className="flex flex-col">
            {points?.map((each) => (
              <li key={each.seq} className="flex items-center justify-between gap-3 border-t-2 border-line py-2">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="sign block">{sayPoint(each)}</span>
                  <span className="text-sm text-grey">
                    {sayWho(each.people, nameOf)}
                    {sayEdits(each.edits, each.said)}
                  </span>
                </span>
                <Button onClick={() => setChosen(each.seq)}>
                  Compare<span className="sr-only"> {sayPoint(each)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Says who made the edits: "Ann and Bo: ", "Ann and somebody else: "; '' if nobody has a name. */
function sayWho(people: readonly string[] = [], nameOf: (id: string) => string | undefined): string {
  const names = [...new Set(people.flatMap((id) => nameOf(id) ?? []))];
  if (names.length === 0) return '';
  const isAll = people.every((id) => nameOf(id) !== undefined);
  return `${joined(isAll ? names : [...names, 'somebody else'])}: `;
}
