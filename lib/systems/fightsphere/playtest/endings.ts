import type { Clock } from '@/lib/contract/played';
import { endingsOf } from '@/lib/tabletop/play/aims';
import { ENDINGS } from '../engine/ending';
import type { Shown } from '../engine/state';

/** Endings of a campaign (rules 10, ruling A29), and the outcome of a game. */
export const ended = endingsOf(ENDINGS, {
  lastOne: { label: 'One is left alive in the Core', good: true },
  shared: { label: 'Several share the epilogue', good: true },
  givenUp: { label: 'Given up before the Core', good: false },
});

/** Finished layers, the Core included, and turns taken. */
export const clockOf = ({ phase, isCore, layer, turns }: Shown): Clock => ({
  turns,
  rounds: isCore && phase === 'over' ? layer + 1 : layer,
});
