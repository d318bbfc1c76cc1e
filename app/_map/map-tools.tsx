'use client';

import { SelectSeveral } from '@/app/_canvas/several-panel';
import { Button, IconButton, ToolButton } from '@/app/_ui/button';
import { Icon, type IconName } from '@/app/_ui/icons';
import { ALIGNMENTS, type Alignment, DIRECTIONS, type Direction } from './map-align';

export function MapToolbar(props: {
  readonly noun: string;
  readonly editable: boolean;
  readonly canAdd: boolean;
  readonly isEmpty: boolean;
  readonly arranging: boolean;
  readonly several: boolean;
  readonly onAdd: () => void;
  readonly onArrange: () => void;
  readonly onSeveral: (several: boolean) => void;
}) {
  return (
    <>
      {props.editable && (
        <>
          <Button look="quiet" className="px-2! sm:px-4!" disabled={!props.canAdd} onClick={props.onAdd} data-add>
            <Icon name="add" />
            <span>
              Add<span className="sr-only sm:not-sr-only"> a {props.noun}</span>
            </span>
          </Button>
          <ToolButton
            icon="arrange"
            label={props.arranging ? 'Arranging…' : 'Arrange for me'}
            onClick={props.onArrange}
            disabled={props.arranging || props.isEmpty}
          />
        </>
      )}
      <SelectSeveral several={props.several} onSeveral={props.onSeveral} />
    </>
  );
}

interface Tool {
  readonly label: string;
  readonly icon: IconName;
}

const ALIGN: Readonly<Record<Alignment, Tool>> = {
  left: { label: 'Align left', icon: 'alignLeft' },
  centre: { label: 'Align centre', icon: 'alignCentre' },
  right: { label: 'Align right', icon: 'alignRight' },
  top: { label: 'Align top', icon: 'alignTop' },
  middle: { label: 'Align middle', icon: 'alignMiddle' },
  bottom: { label: 'Align bottom', icon: 'alignBottom' },
};

const DISTRIBUTE: Readonly<Record<Direction, Tool>> = {
  across: { label: 'Distribute horizontally', icon: 'distributeAcross' },
  down: { label: 'Distribute vertically', icon: 'distributeDown' },
};

/** Toolbar for the selected places. Always shown, so that nothing shifts, in one row that scrolls on narrow pages. */
export function SelectionTools(props: {
  readonly noun: string;
  readonly selected: number;
  readonly canAdd: boolean;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  readonly onDuplicate: () => void;
  readonly onAlign: (alignment: Alignment) => void;
  readonly onDistribute: (direction: Direction) => void;
}) {
  const { selected, canAdd } = props;
  return (
    <fieldset aria-label={`Selected ${props.noun}s`} className="flex min-w-0 basis-full gap-1 overflow-x-auto sm:gap-0">
      <ToolIcon label="Copy" icon="copy" disabled={selected === 0} onClick={props.onCopy} />
      <ToolIcon label="Paste" icon="paste" disabled={!canAdd} onClick={props.onPaste} />
      <ToolIcon label="Duplicate" icon="duplicate" disabled={selected === 0 || !canAdd} onClick={props.onDuplicate} />
      {ALIGNMENTS.map((alignment) => (
        <ToolIcon
          key={alignment}
          {...ALIGN[alignment]}
          disabled={selected < 2}
          onClick={() => props.onAlign(alignment)}
        />
      ))}
      {DIRECTIONS.map((direction) => (
        <ToolIcon
          key={direction}
          {...DISTRIBUTE[direction]}
          disabled={selected < 3}
          onClick={() => props.onDistribute(direction)}
        />
      ))}
    </fieldset>
  );
}

function ToolIcon({ label, icon, ...rest }: Tool & { readonly disabled: boolean; readonly onClick: () => void }) {
  return <IconButton label={label} {...rest} icon={icon} />;
}
