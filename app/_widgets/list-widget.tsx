'use client';

import { useCallback, useMemo } from 'react';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Folding } from '@/app/_ui/folding';
import type { WidgetOf } from '@/lib/contract/form';
import { isWithin, type Path } from '@/lib/kernel/path';
import { shapeAt } from '@/lib/schema/shape-at';
import { EntryList } from './entry-list';
import type { PasteStructure } from './paste-structure';

export function ListWidget(props: { readonly widget: WidgetOf<'list'>; readonly structure?: PasteStructure }) {
  const { widget, structure } = props;
  const { system } = useStudio();
  const path = useMemo<Path>(() => ['body', ...widget.path], [widget]);
  const shape = shapeAt(system.draftShape, path, undefined);
  const holds = useCallback((at: Path) => isWithin(at, path), [path]);
  const [open, setOpen] = useFold(!widget.folded, holds);
  if (shape?.kind !== 'list') return null;
  const list = (
    <EntryList
      path={path}
      shape={shape}
      title={widget.title}
      help={shape.description}
      empty={widget.empty}
      {...(widget.headline !== undefined && { headline: widget.headline })}
      {...(widget.advanced && { advanced: widget.advanced })}
      {...(structure && { structure })}
    />
  );
  if (!widget.folded) return list;
  return (
    <Folding title={widget.title} open={open} onOpen={setOpen}>
      {list}
    </Folding>
  );
}
