'use client';

import { useCallback } from 'react';
import { useFold } from '@/app/_draft/use-draft';
import { GroupFields } from '@/app/_forms/field';
import { MoreButton } from '@/app/_ui/button';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/schema/shape';

/** Rarely needed fields, behind one button. */
export function More(props: { readonly path: Path; readonly shape: ObjectShape; readonly keys: readonly string[] }) {
  const { path, shape, keys } = props;
  const holds = useCallback((at: Path) => isWithin(at, path) && keys.includes(String(at[path.length])), [path, keys]);
  const [open, setOpen] = useFold(false, holds);
  const names = keys.map((key) => shape.fields[key]?.title).join(', ');
  return (
    <div className="mt-5 border-t-2 border-dashed border-line pt-3">
      <MoreButton open={open} label={names} onToggle={() => setOpen(!open)} />
      {open && (
        <div className="slid mt-3">
          <GroupFields path={path} shape={shape} keys={keys} />
        </div>
      )}
    </div>
  );
}
