import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CodeForm } from '@/app/_table/code-form';
import { Placard } from '@/app/_ui/placard';
import { parseJoinCode } from '@/lib/table/join-code';

export const metadata: Metadata = { title: 'Join a table' };

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>;
}

/** Form for a join code. Needs no script. */
export default async function JoinPage({ searchParams }: Props) {
  const { code } = await searchParams;
  const typed = typeof code === 'string' ? code : undefined;
  const parsed = typed === undefined ? undefined : parseJoinCode(typed);
  if (parsed !== undefined) redirect(`/table/${parsed}`);
  return (
    <Placard kicker="Tables" title="Which table?">
      <CodeForm typed={typed} />
    </Placard>
  );
}
