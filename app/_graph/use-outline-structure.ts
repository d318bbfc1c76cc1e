import { useMemo } from 'react';
import type { PasteStructure } from '@/app/_widgets/paste-structure';
import type { Path } from '@/lib/kernel/path';
import type { Shape } from '@/lib/schema/shape';
import type { GraphConfig } from './graph-model';
import { outlineStructure } from './outline-structure';

/** What pasting an outline does to the entries of a graph. */
export const useOutlineStructure = (
  widget: GraphConfig,
  shape: Shape | undefined,
  root: Path,
): PasteStructure | undefined =>
  useMemo(() => (shape?.kind === 'list' ? outlineStructure(widget, shape, root) : undefined), [widget, shape, root]);
