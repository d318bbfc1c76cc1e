import type { PlayerRange } from '@/lib/contract/manifest';
import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Seating } from '@/lib/playtest/lineup';
import type { Lot } from '@/lib/playtest/play-many';
import type { Replay } from '@/lib/playtest/replay';
import type { Reading } from '@/lib/playtest/report';
import type { Sums } from '@/lib/playtest/sums';

/** The table to play at; sent once, before any games. */
export interface TableRequest {
  readonly system: string;
  readonly draft: Json;
  readonly seating: Seating;
}

export type PlaytestRequest =
  /** Asks for the facts needed before a scenario's quick games. */
  | ({ readonly type: 'size' } & Omit<TableRequest, 'seating'>)
  | { readonly type: 'sit'; readonly table: TableRequest }
  | { readonly type: 'play'; readonly lot: Lot }
  | { readonly type: 'read'; readonly sums: Sums; readonly reading: Reading }
  | { readonly type: 'judge'; readonly tables: readonly Findings[] }
  | { readonly type: 'replay'; readonly seed: number };

/** Answers by type of request, in the order of the requests. */
export interface PlaytestAnswer {
  readonly size: { readonly type: 'size'; readonly players: PlayerRange; readonly ifHopeless: Issue };
  readonly sit: { readonly type: 'sit' };
  readonly play: { readonly type: 'play'; readonly sums: Sums };
  readonly read: { readonly type: 'read'; readonly findings: Findings };
  readonly judge: { readonly type: 'judge'; readonly verdicts: readonly Issue[] };
  readonly replay: { readonly type: 'replay'; readonly replay: Replay };
}

export type PlaytestReply =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  | PlaytestAnswer[keyof PlaytestAnswer];
