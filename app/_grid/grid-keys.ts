import type { KeyboardEvent } from 'react';
import { STEPS } from '@/app/_canvas/walk';
import type { Paint } from '@/lib/contract/form';
import { CLOCKWISE, type Direction, type Topology } from '@/lib/kernel/tiling';
import type { Spot } from '@/lib/kit/grid';
import { edits, type GridConfig, type GridSize } from './grid-model';

export type GridAction =
  | { readonly go: Spot; readonly paints?: boolean }
  /** Space: applies the tool in hand. */
  | { readonly use: true }
  | { readonly paint: string | undefined }
  | { readonly side: Direction }
  | { readonly pin: number }
  | { readonly cancel: true };

/** The side that an arrow points to. On hexagons up and down mean the sides on the right. */
const TOWARDS: Readonly<Record<Topology, Readonly<Record<string, Direction>>>> = {
  square: { ArrowRight: 'E', ArrowLeft: 'W', ArrowDown: 'S', ArrowUp: 'N' },
  hex: { ArrowRight: 'E', ArrowLeft: 'W', ArrowDown: 'SE', ArrowUp: 'NE' },
};

/** Tells whether a key selects a paint: by its sign or the first letter of its title. */
const matches = ({ sign, title }: Pick<Paint, 'sign' | 'title'>, key: string): boolean =>
  key.length === 1 && [sign, title.charAt(0)].some((each) => each.toLowerCase() === key.toLowerCase());

/** Returns the action of a key; undefined if the grid does not use it. */
export function actionOf(
  {
    key,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  given: {
    readonly widget: GridConfig;
    readonly topology: Topology;
    readonly size: GridSize;
    readonly at: Spot;
    readonly tool: 'paint' | 'edges' | 'pins';
  },
): GridAction | undefined {
  const { widget, topology, size, at, tool } = given;
  if (altKey) return undefined;
  const control = ctrlKey || metaKey;
  if (key === 'Home' || key === 'End') {
    const far = key === 'End';
    return { go: { x: far ? size.columns - 1 : 0, y: control ? (far ? size.rows - 1 : 0) : at.y } };
  }
  if (control) return undefined;
  const step = STEPS[key];
  if (step) {
    const side = TOWARDS[topology][key];
    if (tool === 'edges' && shiftKey && side) return { side };
    return { go: { x: at.x + step[0], y: at.y + step[1] }, paints: shiftKey && tool === 'paint' };
  }
  if (key === ' ' || key === 'Enter') return { use: true };
  const paints = edits(widget, 'cells');
  if (key === 'Delete' || key === 'Backspace') {
    if (tool === 'pins') return { pin: 0 };
    return paints ? { paint: undefined } : undefined;
  }
  if (key === 'Escape') return { cancel: true };
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const numbered = CLOCKWISE[topology][number - 1];
  if (tool === 'edges' && numbered) return { side: numbered };
  if (tool === 'pins' && number > 0) return { pin: number };
  if (!paints) return undefined;
  if (matches(widget.gap, key)) return { paint: undefined };
  const match = widget.paints.find((paint) => matches(paint, key));
  return match && { paint: match.value };
}
