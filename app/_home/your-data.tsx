'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ask } from '@/app/_data/request';
import { readWithdrawals } from '@/app/_join/local-drafts';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { Tick } from '@/app/_ui/tick';
import { Titled } from '@/app/_ui/titled';
import { messageOf } from '@/app/_ui/use-attempt';

/** Download or deletion of everything in this browser's list. `holds` describes its size. */
export function YourData({ holds }: { readonly holds: string }) {
  return (
    <>
      <Part id="download" title="Download everything">
        <p className="measure">
          One ZIP file with your scenarios, which can be opened here again, their pictures, and your seats, ideas and
          links. Keep it to yourself: your recovery link is in it.
        </p>
        <Download />
      </Part>
      <Part id="delete" title="Delete everything">
        <Deletion holds={holds} />
      </Part>
    </>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <Titled
      id={id}
      title={title}
      look="w-full border-b-4 border-ink pb-2 text-xl"
      className="mt-10 flex flex-col items-start gap-4"
    >
      {children}
    </Titled>
  );
}

/** A form, so that the browser streams the download to a file. */
function Download() {
  const words = useRef<HTMLInputElement>(null);
  return (
    <form
      method="post"
      action="/api/me/export"
      onSubmit={() => {
        if (words.current) words.current.value = JSON.stringify(readWithdrawals());
      }}
    >
      <input ref={words} type="hidden" name="withdrawals" defaultValue="{}" />
      <button type="submit" className={buttonLook('main')}>
        Download everything
      </button>
    </form>
  );
}

type Step = 'ask' | 'sure' | 'busy';

/** Confirmation in two steps: the second one lists what is deleted and needs a tick. */
function Deletion({ holds }: { readonly holds: string }) {
  const [step, setStep] = useState<Step>('ask');
  const [agreed, setAgreed] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'sure') box.current?.focus();
  }, [step]);

  const deleteAll = async () => {
    setStep('busy');
    setTrouble(undefined);
    try {
      await ask('POST', '/api/me/deletion', { forGood: true, withdrawals: readWithdrawals() });
      await clearBrowser();
      window.location.assign('/?notice=deleted');
    } catch (error) {
      setStep('sure');
      setTrouble(messageOf(error));
    }
  };

  if (step === 'ask') {
    return (
      <>
        <p className="measure">It happens at once and can’t be undone. Download everything first if you may miss it.</p>
        <Button look="danger" onClick={() => setStep('sure')}>
          Delete everything…
        </Button>
      </>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4 border-4 border-alarm bg-raised p-4">
      <p>This deletes {holds}:</p>
      <ul className="measure list-disc pl-6">
        <li>scenarios that you own, with their pictures, history, links and tables, for everybody who works on them</li>
        <li>your seats, votes and ideas at other tables, and ideas without a name that you sent with this browser</li>
        <li>your access to other people’s scenarios; what you wrote there stays, without your id</li>
        <li>your recovery link, and your list in every browser</li>
      </ul>
      <Tick ref={box} checked={agreed} onChange={setAgreed}>
        I want all of it deleted for good
      </Tick>
      <Alert className="text-alarm">{trouble}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" disabled={!agreed || step === 'busy'} onClick={deleteAll}>
          {step === 'busy' ? 'Deleting…' : 'Delete everything for good'}
        </Button>
        <Button look="quiet" disabled={step === 'busy'} onClick={() => setStep('ask')}>
          Keep everything
        </Button>
      </div>
    </div>
  );
}

/** Removes what our pages store in this browser. Anything it can't remove goes with the site's data. */
async function clearBrowser(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  } catch {
    // Private windows may lack these stores.
  }
}
