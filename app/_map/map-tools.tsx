'use client';

import { Button, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { ALIGNMENTS, type Alignment, DIRECTIONS, type Direction } from './map-align';

/** What can be done with the whole map, whatever is chosen on it. */
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
          <Button look="quiet" disabled={!props.canAdd} onClick={props.onAdd} data-add>
            <Icon name="add" /> Add a {props.noun}
          </Button>
          <Button look="quiet" onClick={props.onArrange} disabled={props.arranging || props.isEmpty}>
            {props.arranging ? 'Arranging…' : 'Arrange for me'}
          </Button>
        </>
      )}
      <Button
        look="quiet"
        aria-pressed={props.several}
        className="aria-pressed:bg-ink aria-pressed:text-paper"
        onClick={() => props.onSeveral(!props.several)}
      >
        Select several
      </Button>
    </>
  );
}

interface Tool {
  readonly label: string;
  readonly sign: string;
}

const ALIGN: Readonly<Record<Alignment, Tool>> = {
  left: { label: 'Align left', sign: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z' },
  centre: { label: 'Align centre', sign: 'M12 3v3M12 10v4M12 18v3M5 6h14v4H5zM8 14h8v4H8z' },
  right: { label: 'Align right', sign: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z' },
  top: { label: 'Align top', sign: 'M3 4h18M6 8v12h4V8zM14 8v7h4V8z' },
  middle: { label: 'Align middle', sign: 'M3 12h3M10 12h4M18 12h3M6 5v14h4V5zM14 8v8h4V8z' },
  bottom: { label: 'Align bottom', sign: 'M3 20h18M6 4v12h4V4zM14 9v7h4V9z' },
};

const DISTRIBUTE: Readonly<Record<Direction, Tool>> = {
  across: { label: 'Distribute horizontally', sign: 'M4 3v18M20 3v18M9 8h6v8H9z' },
  down: { label: 'Distribute vertically', sign: 'M3 4h18M3 20h18M8 9v6h8V9z' },
};

const DUPLICATE: Tool = { label: 'Duplicate', sign: 'M8 8h12v13H8zM16 8V3H4v13h4M14 11v7M10.5 14.5h7' };

/** What can be done with the places that are selected. It stands there all the time, so that nothing moves for it. */
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
    <fieldset aria-label={`Selected ${props.noun}s`} className="flex min-w-0 basis-full flex-wrap">
      <IconButton label="Copy" disabled={selected === 0} onClick={props.onCopy}>
        <Icon name="copy" />
      </IconButton>
      <IconButton label="Paste" disabled={!canAdd} onClick={props.onPaste}>
        <Icon name="paste" />
      </IconButton>
      <ToolButton {...DUPLICATE} disabled={selected === 0 || !canAdd} onClick={props.onDuplicate} />
      {ALIGNMENTS.map((alignment) => (
        <ToolButton
          key={alignment}
          {...ALIGN[alignment]}
          disabled={selected < 2}
          onClick={() => props.onAlign(alignment)}
        />
      ))}
      {DIRECTIONS.map((direction) => (
        <ToolButton
          key={direction}
          {...DISTRIBUTE[direction]}
          disabled={selected < 3}
          onClick={() => props.onDistribute(direction)}
        />
      ))}
    </fieldset>
  );
}

function ToolButton({ label, sign, ...rest }: Tool & { readonly disabled: boolean; readonly onClick: () => void }) {
  return (
    <IconButton label={label} {...rest}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
    </IconButton>
  );
}
