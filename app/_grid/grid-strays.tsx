'use client';

import { Button } from '@/app/_ui/button';
import { joinedUpTo } from '@/lib/tabletop/wording';
import type { GridState } from './grid-board';
import type { GridConfig } from './grid-model';

const SHOWN = 6;

/** What stands in the lists but nowhere on the board, which nobody can see or take away there. */
export function GridStrays(props: {
  readonly widget: GridConfig;
  readonly strays: GridState;
  readonly editable: boolean;
  readonly onRemove: () => void;
}) {
  const { widget, strays, editable, onRemove } = props;
  const named = [
    ...strays.cells.keys(),
    ...[...strays.edges.keys()].map((id) => `${widget.edges?.title} ${id}`),
    ...[...strays.pins].map(([id, cell]) => `${widget.pins?.title} ${id}${cell === '' ? '' : ` at ${cell}`}`),
  ];
  if (named.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-l-4 border-hazard pl-3 text-sm">
      <p className="[overflow-wrap:anywhere]">Not on the board: {joinedUpTo(SHOWN, named)}.</p>
      {editable && (
        <Button className="text-sm!" onClick={onRemove}>
          Remove {named.length === 1 ? 'it' : 'them'}
        </Button>
      )}
    </div>
  );
}
