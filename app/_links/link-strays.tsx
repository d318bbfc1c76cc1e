'use client';

import { elementId } from '@/app/_draft/element-id';
import { Field } from '@/app/_forms/field';
import { Trouble } from '@/app/_forms/field-frame';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { counted } from '@/lib/tabletop/wording';
import type { LinksConfig, Stray } from './links-model';
import type { LinkEdits, LinksAt } from './use-links';

const SHOWN = 6;

const WHY: Readonly<Record<Stray['why'], string>> = {
  self: 'Leads back to where it begins.',
  nobody: 'Leads to nobody.',
  kind: 'Is of no known kind.',
};

/** Links that stand between no two people: to be led elsewhere or taken away, a few at a time. */
export function LinkStrays(props: {
  readonly widget: LinksConfig;
  readonly at: LinksAt;
  readonly strays: readonly Stray[];
  readonly editable: boolean;
  readonly onRemove: LinkEdits['remove'];
}) {
  const { strays, editable, onRemove } = props;
  const rest = strays.length - SHOWN;
  return (
    <section aria-label="Links that lead nowhere" className="flex flex-col gap-3 border-l-4 border-hazard pl-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="measure grow basis-60">
          {counted(strays.length, 'link')} {strays.length === 1 ? 'is' : 'are'} not on the graph. Choose the ends again,
          or remove {strays.length === 1 ? 'it' : 'them'}.
        </p>
        {editable && strays.length > 1 && (
          <Button
            onClick={() =>
              onRemove(
                strays.map(({ id }) => id),
                `Removed ${counted(strays.length, 'link')} that led nowhere.`,
              )
            }
          >
            <Icon name="trash" /> Remove all {strays.length}
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-3">
        {strays.slice(0, SHOWN).map((stray) => (
          <StrayLink key={stray.id} {...props} stray={stray} />
        ))}
      </ol>
      {rest > 0 && <p className="text-sm text-grey">{rest} more are shown once these are done.</p>}
    </section>
  );
}

function StrayLink(props: {
  readonly widget: LinksConfig;
  readonly at: LinksAt;
  readonly stray: Stray;
  readonly editable: boolean;
  readonly onRemove: LinkEdits['remove'];
}) {
  const { widget, at, stray, editable } = props;
  const { links } = widget;
  const path = [...at.root, stray.id];
  const fields = at.list.entry.kind === 'object' ? at.list.entry.fields : {};
  const wrong = stray.why === 'kind' ? [links.by] : [links.a, links.b];
  return (
    <li id={elementId(path)} className="flex flex-col gap-2 border-2 border-line bg-raised p-3">
      <p className="sign">{WHY[stray.why]}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {wrong.map((key) => {
          const shape = fields[key];
          return (
            shape && (
              <div key={key} className="min-w-0 grow basis-60">
                <Field path={[...path, key]} shape={shape} />
              </div>
            )
          );
        })}
      </div>
      <Trouble path={path} />
      {editable && (
        <Button className="self-start" onClick={() => props.onRemove([stray.id], 'Removed a link that led nowhere.')}>
          <Icon name="trash" /> Remove
        </Button>
      )}
    </li>
  );
}
