'use client';

import { Icon, type IconName } from '@/app/_ui/icons';
import type { ReactionCounts } from '@/lib/table/reactions';
import { REACTIONS, type Reaction } from '@/lib/table/vocabulary';
import { useAsk, useSeat } from './use-table';

export const REACTION_LOOK: Readonly<Record<Reaction, { readonly name: string; readonly icon: IconName }>> = {
  love: { name: 'Love it', icon: 'heart' },
  laugh: { name: 'Funny', icon: 'laugh' },
};

/** Buttons to react to an idea while others still write, with the numbers of reactions. They decide nothing. */
export function ReactionButtons({ idea, counts }: { readonly idea: string; readonly counts: ReactionCounts }) {
  const ask = useAsk();
  const { you, plays } = useSeat();
  return (
    <div className="flex gap-2">
      {REACTIONS.map((reaction) => {
        const { name, icon } = REACTION_LOOK[reaction];
        const isOwn = you.reactions[idea] === reaction;
        return (
          <button
            key={reaction}
            type="button"
            aria-label={`${name}: ${counts[reaction]}`}
            aria-pressed={isOwn}
            title={name}
            disabled={!plays}
            onClick={() => void ask({ type: 'react', idea, reaction: isOwn ? null : reaction })}
            className={`sign inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm border-2 px-2 ${isOwn ? 'border-ink bg-ink text-paper' : 'border-line hover:border-ink'}`}
          >
            <Icon name={icon} />
            <span className="tabular-nums">{counts[reaction]}</span>
          </button>
        );
      })}
    </div>
  );
}
