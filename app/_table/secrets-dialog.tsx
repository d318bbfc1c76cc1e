'use client';

import { useEffect, useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Options } from '@/app/_ui/options';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { Secret } from '@/lib/contract/secrets';
import { useAsk, useSeat, useTable } from './use-table';

const WORDS_MAX = 200;

/** Secrets that the GM decides for tonight, such as the place of the key or the monster's start. */
export function SecretsDialog({ onClose }: { readonly onClose: () => void }) {
  const { tableId } = useTable();
  const { you } = useSeat();
  const [secrets, setSecrets] = useState<readonly Secret[] | undefined>(undefined);
  const { trouble, attempt } = useAttempt();
  useEffect(() => {
    void attempt(async () => setSecrets(await askWithTimeout('GET', `/api/tables/${tableId}/secrets`)));
  }, [tableId, attempt]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Secrets for tonight"
      help="Only the GM and co-GMs see these. They are printed in your own kit and appear nowhere else."
    >
      <Alert className="text-alarm">{trouble}</Alert>
      {secrets === undefined && trouble === undefined && <p role="status">Loading…</p>}
      {secrets?.length === 0 && (
        <p className="border-2 border-dashed border-line p-4 text-grey">
          Nothing to decide yet. Secrets come from the draft: a goal whose place is secret, a monster that starts
          somewhere.
        </p>
      )}
      <div className="flex flex-col gap-5">
        {secrets?.map((secret) => (
          <SecretField key={secret.id} secret={secret} value={you.secrets?.[secret.id] ?? ''} />
        ))}
      </div>
      {secrets !== undefined && secrets.length > 0 && you.draftId !== null && (
        <p className="mt-6 border-t-2 border-ink pt-4">
          <a className="underline" href={`/studio/${you.draftId}/print`}>
            Print the GM’s kit with secrets
          </a>
        </p>
      )}
    </Dialog>
  );
}

function SecretField({ secret, value }: { readonly secret: Secret; readonly value: string }) {
  const { id, title, help, choices } = secret;
  const ask = useAsk();
  const save = (next: string) => ask({ type: 'tellSecret', secret: id, value: next });
  // Shows the choice until the table confirms or refuses it.
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's word is what ends the wait
  useEffect(() => setChosen(undefined), [value]);
  const choose = async (next: string) => {
    setChosen(next);
    if (!(await save(next))) setChosen(undefined);
  };
  const field = `secret-${id}`;
  return (
    <div className="flex flex-col gap-1 border-l-4 border-hazard pl-3">
      <label htmlFor={field} className="sign">
        {title}
      </label>
      <p className="text-sm text-grey">{help}</p>
      {choices.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <select
            id={field}
            className="input min-w-0 flex-1"
            value={chosen ?? value}
            onChange={(event) => void choose(event.target.value)}
          >
            <option value="">Undecided</option>
            <Options of={choices.map((choice) => [choice.value, choice.title])} />
          </select>
          <Button onClick={() => void choose(choices[Math.floor(Math.random() * choices.length)]?.value ?? '')}>
            Pick at random<span className="sr-only">: {title}</span>
          </Button>
        </div>
      ) : (
        <Words id={field} value={value} onSave={save} />
      )}
    </div>
  );
}

/** Text field, saved on blur. */
function Words(props: {
  readonly id: string;
  readonly value: string;
  readonly onSave: (value: string) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  return (
    <input
      id={props.id}
      className="input"
      maxLength={WORDS_MAX}
      autoComplete="off"
      value={typed ?? props.value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={async () => {
        if (typed !== undefined && typed !== props.value && !(await props.onSave(typed))) return;
        setTyped(undefined);
      }}
    />
  );
}
