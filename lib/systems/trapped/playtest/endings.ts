import type { Ending as KindOfEnding, Outcome } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { Outcome as GameOutcome } from '../engine/state';

export function endingsOf({ setting, losses }: Game): readonly KindOfEnding[] {
  return [
    ...setting.escapes.map(({ id, title }) => ({ id: `escape:${id}`, label: title || 'A way out', good: true })),
    { id: 'survivor', label: 'The last survivor outlived the rest', good: true },
    { id: 'dead', label: 'Everybody is dead', good: false },
    ...losses.map((_, i) => ({
      id: `loss:${setting.losses[i]?.id ?? i}`,
      label: setting.losses[i]?.title || 'A disaster',
      good: false,
    })),
    ...setting.clocks.flatMap(({ id, title, lost }) =>
      lost ? [{ id: `clock:${id}`, label: title || 'A clock ran out', good: false }] : [],
    ),
    { id: 'doom', label: 'The doom clock ran out', good: false },
    { id: 'limit', label: 'Nobody got out before the turn limit', good: false },
  ];
}

export function outcomeOf({ setting }: Game, { ending, winners }: GameOutcome): Outcome {
  switch (ending.kind) {
    case 'escape':
      return { ending: `escape:${setting.escapes[ending.route]?.id ?? ''}`, winners };
    case 'loss':
      return { ending: `loss:${setting.losses[ending.loss]?.id ?? ''}`, winners };
    case 'clock':
      return { ending: `clock:${setting.clocks[ending.clock]?.id ?? ''}`, winners };
    default:
      return { ending: ending.kind, winners };
  }
}
