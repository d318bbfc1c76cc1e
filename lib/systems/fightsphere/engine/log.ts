import type { OneOf } from '@/lib/tabletop/play/step-by-step';
import type { DriveCode } from '../rules/ratings';
import type { FighterId, Scene, Seat } from './state';

export interface Rolled {
  /** NONE for the GM's side of an ordinary conflict. */
  readonly fighter: FighterId;
  readonly faces: readonly number[];
  readonly ones: number;
}

/** Something that happened. All events are public. */
export type LogEvent = OneOf<Events>;

type OfTwo = 'truceMade' | 'truceDeclined' | 'truceEnded';
type OfOne = 'won' | 'gained' | 'cutScene' | 'gotAway' | 'lastStanding';
type OfTie = 'tied' | 'improved' | 'tieHurt';

/** Payloads of events, by type. */
interface Events
  extends Record<OfTwo, { a: FighterId; b: FighterId }>,
    Record<OfOne, { fighter: FighterId }>,
    Record<OfTie, { fighter: FighterId; npc: number; rating: number }> {
  picked: { seat: Seat; gladiator: number; drive: DriveCode };
  switched: { seat: Seat; drive: DriveCode };
  layerBegan: { layer: number; threshold: number; isCore: boolean };
  episodeBegan: { written: number; fighters: readonly FighterId[] };
  turnBegan: { seat: Seat };
  framed: { seat: Seat; fighters: readonly FighterId[]; written: number } & Pick<
    Scene,
    'actor' | 'isEncounter' | 'problem' | 'npcs'
  >;
  /** A first meeting, and the bonus dice of each. */
  met: { a: FighterId; b: FighterId; bonuses: readonly [number, number] };
  built: { fighter: FighterId; background: boolean; gamble: number; bought: readonly number[]; leaving: boolean };
  betrayed: { by: FighterId; of: FighterId; bonus: number };
  backed: { seat: Seat; fighter: FighterId; dice: number };
  rolled: { rolls: readonly Rolled[] };
  failed: { fighter: FighterId; gamble: number; rests: readonly number[] };
  resumed: { fighter: FighterId; by: FighterId };
  beaten: { winner: FighterId; loser: FighterId; victories: number };
  suffered: { fighter: FighterId; gamble: number; victories: number };
  npcLost: { npc: number; fighter: FighterId };
  defeated: { fighter: FighterId; isDead: boolean };
  encounterOver: { fighters: readonly FighterId[] };
  judgmentLost: { seat: Seat; dice: number };
  episodeEnded: { written: number; why: 'oneLeft' | 'closed' | 'npcsAlone' };
  layerEnded: { layer: number; pools: readonly number[] };
  ended: { ending: number; winners: readonly Seat[] };
}

/** Tells whether an event is a roll. */
export const isNews = ({ type }: LogEvent): boolean => type === 'rolled';
