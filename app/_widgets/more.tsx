'use client';

import { useCallback } from 'react';
import { GroupFields } from '@/app/_forms/field';
import { useFold } from '@/app/_studio/use-draft';
import { Icon } from '@/app/_ui/icons';
import { isWithin, type Path } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/systems/shape';

/** Fields for those who want them, behind one button. */
export function More(props: { readonly path: Path; readonly shape: ObjectShape; readonly keys: readonly string[] }) {
  const { path, shape, keys } = props;
  const holds = useCallback((at: Path) => isWithin(at, path) && keys.includes(String(at[path.length])), [path, keys]);
  const [open, setOpen] = useFold(false, holds);
  const names = keys.map((key) => shape.fields[key]?.title).join(', ');
  return (
    <div className="mt-5 border-t-2 border-dashed border-line pt-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="sign flex min-h-11 w-full items-center gap-2 text-left text-service"
      >
        <Icon name="chevron" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
        {open ? 'Less' : `More: ${names}`}
      </button>
      {open && (
        <div className="slid mt-3">
          <GroupFields path={path} shape={shape} keys={keys} />
        </div>
      )}
    </div>
  );
}
