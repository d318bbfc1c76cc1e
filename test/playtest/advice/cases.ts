import type { Findings, Share } from '@/lib/contract/playtest-report';
import type { JsonObject } from '@/lib/kernel/json';
import { shareOf } from '@/lib/playtest/statistics';

/** A scenario that gets a verdict, and the same scenario after its author followed the advice to the letter. */
export interface AdviceCase {
  /** Code of the verdict. */
  readonly code: string;
  readonly body: JsonObject;
  readonly cured: JsonObject;
  readonly players: number;
  /** At most 200. */
  readonly runs?: number;
  /** Bots, where the verdict needs others than the usual ones. */
  readonly bots?: readonly string[];
  /** The figure that the verdict complains of, with its interval. */
  readonly figure: (findings: Findings) => Pick<Share, 'share' | 'low' | 'high'>;
  /** Direction in which the figure must move. */
  readonly better: 'higher' | 'lower';
}

/** Advice of one game: a case for each verdict, or the reason why no figure can tell. */
export interface Advice {
  readonly system: string;
  /** Codes of all verdicts. */
  readonly verdicts: readonly string[];
  readonly cases: readonly AdviceCase[];
  readonly withoutFigure: Readonly<Record<string, string>>;
}

/** Share of games with certain endings. */
export const endingShare =
  (...ids: readonly string[]) =>
  ({ endings, runs }: Findings): Share =>
    shareOf(
      endings.reduce((sum, { id, count }) => (ids.includes(id) ? sum + count : sum), 0),
      runs,
    );
