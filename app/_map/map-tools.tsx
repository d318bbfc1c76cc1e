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

/** Toolbar with the actions that fit the number of selected places. Its height never changes, so that nothing shifts. */
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
  const { noun, selected, canAdd } = props;
  return (
    <fieldset
      aria-label={`Selected ${noun}s`}
      className="flex min-h-11 min-w-0 basis-full items-center gap-1 overflow-x-auto sm:gap-0"
    >
      <ToolButton label="Paste" icon="paste" disabled={!canAdd} onClick={props.onPaste} />
      {selected === 0 ? (
        <p className="shrink-0 px-2 text-sm text-grey">Choose {noun}s to copy them, or several to line them up.</p>
      ) : (
        <>
          <ToolButton label="Copy" icon="copy" onClick={props.onCopy} />
          <ToolButton label="Duplicate" icon="duplicate" disabled={!canAdd} onClick={props.onDuplicate} />
        </>
      )}
      {selected >= 2 &&
        ALIGNMENTS.map((alignment) => (
          <IconButton key={alignment} {...ALIGN[alignment]} onClick={() => props.onAlign(alignment)} />
        ))}
      {selected >= 3 &&
        DIRECTIONS.map((direction) => (
          <IconButton key={direction} {...DISTRIBUTE[direction]} onClick={() => props.onDistribute(direction)} />
        ))}
    </fieldset>
  );
}
