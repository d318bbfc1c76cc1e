'use client';

import type { FormEvent } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { useAttempt } from '@/app/_ui/use-attempt';
import { CodeInput } from './code-form';

/** Name and colour of a screen in the GM's list of people. A seat that this browser already has keeps its name. */
const SCREEN = { name: 'TV', colour: 'teal', watches: true } as const;

/** Form that shows a table's board on this screen. */
export function TvForm({ typed }: { readonly typed: string | undefined }) {
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const show = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    await attempt(async () => {
      const { page } = await askWithTimeout<{ page: string }>('POST', '/api/tables/join', { code, ...SCREEN });
      window.location.assign(`${page}/screen`);
    });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={show}>
      <p>This screen becomes the table’s board. Everybody in the room sees it; nobody has to touch it.</p>
      <Alert className="border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
      <CodeInput typed={typed} />
      <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy}>
        {busy ? 'Opening the board…' : 'Show the board'}
      </Button>
    </form>
  );
}
