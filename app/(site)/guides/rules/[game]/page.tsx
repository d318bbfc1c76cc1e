import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { gameAddress } from '@/app/_home/games';
import { loadRules } from '@/app/_home/rules';
import type { At } from '@/lib/services/requests/answer';

const titleOf = ({ game }: { readonly game: string }) => `${game}: rules as played`;

export async function generateMetadata({ params }: At<'game'>): Promise<Metadata> {
  const rules = await loadRules((await params).game);
  if (!rules) return {};
  return {
    title: titleOf(rules),
    description: `The rules of ${rules.game} as bots, checks and kits play them here, section by section. ${rules.credit}`,
  };
}

export default async function RulesPage({ params }: At<'game'>) {
  const { game } = await params;
  const rules = await loadRules(game);
  if (!rules) notFound();
  const { Text, credit } = rules;
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-6">
        <Link
          href="/guides#rules"
          prefetch={false}
          className="sign inline-flex min-h-11 items-center underline underline-offset-4"
        >
          All guides
        </Link>
        <Link
          href={gameAddress(game)}
          prefetch={false}
          className="sign inline-flex min-h-11 items-center underline underline-offset-4"
        >
          What {rules.game} is
        </Link>
      </p>
      <article className="prose-text rules-text">
        <h1>{titleOf(rules)}</h1>
        <p className="border-l-4 border-hazard pl-4">{credit}</p>
        <Text />
      </article>
    </>
  );
}
