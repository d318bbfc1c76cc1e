import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { parseJoinCode } from '@/lib/table/join-code';

export const metadata: Metadata = { title: 'Join a table' };

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>;
}

/** Takes a join code. Needs no script. */
export default async function JoinPage({ searchParams }: Props) {
  const { code } = await searchParams;
  const typed = typeof code === 'string' ? code : undefined;
  const parsed = typed === undefined ? undefined : parseJoinCode(typed);
  if (parsed !== undefined) redirect(`/table/${parsed}`);
  return (
    <Placard kicker="Tables" title="Which table?">
      <form action="/table" className="flex flex-col gap-4">
        {typed !== undefined && (
          <p role="alert" className="border-l-4 border-alarm pl-3 text-alarm">
            A code has eight letters and digits, such as 7KQ2-M9XD. Check the GM’s screen again.
          </p>
        )}
        <label className="flex flex-col gap-1">
          <span className="sign">Code</span>
          <input
            name="code"
            className="input text-lg uppercase tracking-widest"
            required
            maxLength={12}
            defaultValue={typed}
            placeholder="ABCD-EFGH"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
        </label>
        <button type="submit" className={buttonLook('main', 'min-h-16! text-lg!')}>
          Go to the table
        </button>
      </form>
    </Placard>
  );
}
