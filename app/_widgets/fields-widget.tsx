'use client';

import { useCallback, useMemo } from 'react';
import { useFold, useStudio } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { Figures } from '@/app/_forms/figures';
import { Folding } from '@/app/_ui/folding';
import type { WidgetOf } from '@/lib/contract/form';
import type { Json } from '@/lib/kernel/json';
import { formatPath, isWithin, type Path } from '@/lib/kernel/path';
import { shapeAt } from '@/lib/schema/shape-at';

/** Fields of the body, rendered from the schema. */
export function FieldsWidget({ widget }: { readonly widget: WidgetOf<'fields'> }) {
  const { system, session } = useStudio();
  const fields = useMemo(
    () =>
      widget.paths.flatMap((part) => {
        const path: Path = ['body', ...part];
        const shape = shapeAt(system.draftShape, path, session.draft() as unknown as Json);
        return shape ? [{ path, shape }] : [];
      }),
    [widget, system, session],
  );
  const holds = useCallback((at: Path) => fields.some(({ path }) => isWithin(at, path)), [fields]);
  const [open, setOpen] = useFold(!widget.folded, holds);
  const body = (
    <div className="flex flex-col gap-6">
      {fields.map(({ path, shape }) => (
        <Field key={formatPath(path)} path={path} shape={shape} />
      ))}
      <Figures of={fields.map(({ path }) => path)} />
    </div>
  );
  if (widget.title === undefined) return body;
  if (widget.folded) {
    return (
      <Folding title={widget.title} open={open} onOpen={setOpen}>
        {body}
      </Folding>
    );
  }
  return (
    <section aria-label={widget.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{widget.title}</h2>
      {body}
    </section>
  );
}
