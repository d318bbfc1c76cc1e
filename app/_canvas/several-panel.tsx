import { type ReactNode, useRef, useState } from 'react';
import { Button, ToolButton } from '@/app/_ui/button';
import { Options } from '@/app/_ui/options';

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

/** Title of the selected node of a drawing, and its actions. */
export function ChosenHead(props: {
  readonly id: string;
  readonly title: ReactNode;
  readonly editable: boolean;
  readonly children?: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}) {
  const { id, editable } = props;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <p className="sign grow basis-40 text-lg break-words">{props.title}</p>
      <Button onClick={() => props.onOpen(id)}>Open its form</Button>
      {props.children}
      {editable && (
        <>
          <Button onClick={() => props.onDuplicate([id])} icon="copy">
            Duplicate
          </Button>
          <Button look="danger" onClick={() => props.onRemove([id])} icon="trash">
            Delete
          </Button>
        </>
      )}
    </div>
  );
}

/** Menu of the other nodes, and a button that connects the chosen one. */
export function ConnectMenu(props: {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly noun: string;
  readonly others: readonly { readonly id: string; readonly title: string }[];
  readonly onConnect: (id: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  const menu = useRef<HTMLSelectElement>(null);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grow basis-40">
        <label htmlFor={props.id} className="sign text-sm">
          {props.label}
        </label>
        <select
          ref={menu}
          id={props.id}
          className="input"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">Choose a {props.noun}</option>
          <Options of={props.others.map(({ id, title }) => [id, title])} />
        </select>
      </div>
      <Button
        disabled={chosen === ''}
        onClick={() => {
          props.onConnect(chosen);
          setChosen('');
          // The button is disabled now, so it would lose the focus.
          menu.current?.focus();
        }}
      >
        {props.action}
      </Button>
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
