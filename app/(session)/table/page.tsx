import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CodeForm } from '@/app/_join/code-form';
import { Placard } from '@/app/_ui/placard';
import { joinPath } from '@/lib/table/join-code';

export const metadata: Metadata = { title: 'Join a table' };

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>;
}

/** Form for a join code. Needs no script. */
export default async function JoinPage({ searchParams }: Props) {
  const { code } = await searchParams;
  const typed = typeof code === 'string' ? code : undefined;
  const path = typed === undefined ? undefined : joinPath(typed);
  if (path !== undefined) redirect(path);
  return (
    <Placard kicker="Tables" title="Which table?">
      <CodeForm typed={typed} />
    </Placard>
  );
}
