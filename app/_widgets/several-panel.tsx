import { Button, ToolButton } from '@/app/_ui/button';

/** Actions for several selected nodes of a drawing. */
export function SeveralPanel(props: {
  readonly noun: string;
  readonly chosen: readonly { readonly id: string; readonly title: string }[];
  readonly editable: boolean;
  readonly onDuplicate: (ids: readonly string[]) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}) {
  const ids = props.chosen.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="grow basis-60">
        <p className="sign text-lg">
          {ids.length} {props.noun}s selected
        </p>
        <p className="line-clamp-3 text-sm text-grey">{props.chosen.map(({ title }) => title).join(' · ')}</p>
      </div>
      {props.editable && (
        <>
          <Button onClick={() => props.onDuplicate(ids)} icon="copy">
            Duplicate
          </Button>
          <Button look="danger" onClick={() => props.onRemove(ids)} icon="trash">
            Delete
          </Button>
        </>
      )}
    </div>
  );
}

/** Toggle: with it on, a press on a node adds it to the selection. */
export function SelectSeveral(props: { readonly several: boolean; readonly onSeveral: (several: boolean) => void }) {
  return (
    <ToolButton
      icon="several"
      label="Select several"
      aria-pressed={props.several}
      className="aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={() => props.onSeveral(!props.several)}
    />
  );
}
