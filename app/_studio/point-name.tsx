import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';

/** Form that names a version; an empty name removes it. */
export function PointName(props: {
  readonly label: string;
  /** Label of the button. */
  readonly submit: string;
  /** Present name; '' for none. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly onName: (name: string) => Promise<unknown>;
}) {
  const { label, submit, name, disabled = false, onName } = props;
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  return (
    <Form
      className="flex flex-wrap items-end gap-2"
      onSubmit={async () => {
        setBusy(true);
        await onName(typed);
        setBusy(false);
      }}
    >
      <label className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
        <span className="sign text-sm">{label}</span>
        <input className="input" maxLength={80} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Button type="submit" disabled={disabled || busy || typed.trim() === name}>
        {submit}
      </Button>
    </Form>
  );
}
