import type { Metadata } from 'next';
import { TvForm } from '@/app/_join/tv-form';
import { Placard } from '@/app/_ui/placard';
import { ScriptsMissing } from '@/app/_ui/scripts-missing';

export const metadata: Metadata = { title: 'TV screen' };

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>;
}

/** Form for a TV: enter a code to show the table's board on this screen. */
export default async function TvPage({ searchParams }: Props) {
  const { code } = await searchParams;
  return (
    <Placard kicker="TV screen" title="Which table?">
      <ScriptsMissing />
      <TvForm typed={typeof code === 'string' ? code : undefined} />
    </Placard>
  );
}
