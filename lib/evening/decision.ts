import type { Line, Scene, Seat } from '@/lib/contract/played';
import type { JsonObject } from '@/lib/kernel/json';
import type { Offer } from './choices';
import type { HouseOffer } from './house-calls';

/** Decision of a person. `n` counts the decisions of the evening, so that late answers are recognised. */
export interface Decision {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly ask: string;
  readonly offers: readonly Offer[];
  /** Everything that the seat was told since its last decision. */
  readonly lines: readonly Line[];
  readonly scene: Scene;
  readonly view: JsonObject;
  /** Rule for a newcomer, in the first round. */
  readonly hint?: string;
  readonly canStandBy: boolean;
  /** For a host in person. */
  readonly house?: HouseOffer;
}
