import type { PlayerRange } from '@/lib/contract/manifest';
import type { Choice, Chosen } from '@/lib/contract/played';
import type { DeskRequest, Screen } from '@/lib/evening/desk';
import type { SeatTaken } from '@/lib/evening/evening';
import type { JsonObject } from '@/lib/kernel/json';
import type { Plan } from '@/lib/kit/plan';
import type { ThemeId } from '@/lib/kit/themes';
import type { Replay } from '@/lib/playtest/replay';

/** Facts about a scenario that people need before they sit down. */
export interface Invited {
  readonly title: string;
  readonly game: string;
  readonly theme: ThemeId;
  readonly hasHost: boolean;
  readonly players: PlayerRange;
  readonly choices: readonly Choice[];
  readonly bots: readonly {
    readonly id: string;
    readonly title: string;
    readonly help: string;
    readonly isHost: boolean;
  }[];
  /** Number of errors in the scenario; it is played nevertheless. */
  readonly errors: number;
  readonly plan: Plan;
}

/** An evening on this device, without its log. */
export interface KeptEvening {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly at: number;
  readonly decisions: number;
  readonly isOver: boolean;
  /** Id of the scenario. */
  readonly scenario: string;
  /** Time in front of the device, without breaks. */
  readonly minutes: number;
  /** Seats of people who stay out of what does not concern them. */
  readonly standingBy: readonly number[];
  /** Facts about the finished game, for the scenario's real evenings. */
  readonly result?: { readonly players: number; readonly ending: string; readonly rounds: number };
}

export type PlayRequest =
  | { readonly type: 'list' }
  /** Opens a scenario: a file's content, or a draft that the Playtest step has kept. */
  | { readonly type: 'invite'; readonly scenario: JsonObject }
  | { readonly type: 'inviteDraft'; readonly draft: string }
  | { readonly type: 'begin'; readonly seats: readonly SeatTaken[]; readonly chosen: Chosen }
  /** Goes on with an evening: one on this device, or a file's. */
  | { readonly type: 'resume'; readonly id: string }
  | { readonly type: 'open'; readonly file: Blob }
  | { readonly type: 'forget'; readonly id: string }
  | { readonly type: 'putAway' }
  | { readonly type: 'watch' }
  | DeskRequest;

export type PlayReply =
  | { readonly type: 'ready' }
  | { readonly type: 'evenings'; readonly evenings: readonly KeptEvening[] }
  | { readonly type: 'invited'; readonly invited: Invited }
  | { readonly type: 'began'; readonly id: string; readonly invited: Invited; readonly names: readonly string[] }
  /** `plan`: the host's own map, in place of everybody's. */
  | { readonly type: 'screen'; readonly screen: Screen; readonly plan?: Plan }
  /** The evening as a file, whose content only the worker reads before the end. */
  | { readonly type: 'file'; readonly name: string; readonly file: Blob }
  /** Only after the end. */
  | { readonly type: 'story'; readonly replay: Replay }
  /** A sentence about a request that changed nothing. */
  | { readonly type: 'refused'; readonly message: string }
  /** A sentence about an evening that is not kept, although the game goes on. */
  | { readonly type: 'unkept'; readonly message: string };
