'use client';

import { Button, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { SelectSeveral } from '@/app/_widgets/several-panel';

/** What can be done with the view of the graph, and with all of it. */
export function GraphToolbar(props: {
  readonly editable: boolean;
  readonly isEmpty: boolean;
  readonly several: boolean;
  readonly tidying: boolean;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onShowAll: () => void;
  readonly onSeveral: (several: boolean) => void;
  readonly onTidy: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-2 border-b-0 border-ink bg-raised p-1 print:hidden">
      <IconButton label="Zoom in" onClick={props.onZoomIn}>
        <Icon name="add" />
      </IconButton>
      <IconButton label="Zoom out" onClick={props.onZoomOut}>
        <Icon name="remove" />
      </IconButton>
      <Button look="quiet" onClick={props.onShowAll}>
        Show all
      </Button>
      <SelectSeveral several={props.several} onSeveral={props.onSeveral} />
      {props.editable && (
        <Button look="quiet" disabled={props.tidying || props.isEmpty} onClick={props.onTidy}>
          {props.tidying ? 'Tidying…' : 'Tidy up'}
        </Button>
      )}
    </div>
  );
}
