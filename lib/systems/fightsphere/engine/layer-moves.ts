import { upTo } from '@/lib/kernel/combinations';
import { always, type MoveRules, unless } from '@/lib/tabletop/step-by-step';
import { DEATH_WISH, REASON_TO_LIVE } from '../rules/ratings';
import { type Context, standingIn } from './context';
import { survive } from './ends';
import { afterDrive, afterJoin, afterNature, afterPick, askPlace, askStage, nextTurn } from './flow';
import { canJoin, canPlace, idleNpcs, join, place, stage, switchDrive, unstaged } from './layers';
import type { Move, Refusal } from './moves';
import { chooseDrive, pick, picksOf } from './setup';
import type { Phase } from './state';

const nothing = (): void => {};

/** What is decided between scenes: who plays whom, goes where and survives. */
export const layerMoves: Pick<
  MoveRules<Context, Move, Phase, Refusal>,
  'pick' | 'drive' | 'keep' | 'switch' | 'join' | 'stage' | 'place' | 'survive'
> = {
  pick: {
    phases: ['pick'],
    all: ({ game, state }) =>
      picksOf(game, state, state.awaited).map((gladiator): Move => ({ type: 'pick', gladiator })),
    make: pick,
    next: afterPick,
  },
  drive: {
    phases: ['nature'],
    all: always({ type: 'drive', drive: DEATH_WISH }, { type: 'drive', drive: REASON_TO_LIVE }),
    make: chooseDrive,
    next: afterNature,
  },
  keep: { phases: ['drive'], all: always({ type: 'keep' }), make: nothing, next: afterDrive },
  switch: { phases: ['drive'], all: always({ type: 'switch' }), make: switchDrive, next: afterDrive },
  join: {
    phases: ['company'],
    all: ({ state }) => upTo(state.episodes.length + 1).map((group): Move => ({ type: 'join', group })),
    refusal: ({ state }, { group }) => unless(canJoin(state, group), 'alone'),
    make: join,
    next: afterJoin,
  },
  stage: {
    phases: ['stage'],
    all: ({ game, state }) => unstaged(game, state).map((episode): Move => ({ type: 'stage', episode })),
    make: stage,
    next: askStage,
  },
  place: {
    phases: ['place'],
    all: ({ state }) =>
      idleNpcs(state).flatMap((fighter) =>
        upTo(state.episodes.length).map((group): Move => ({ type: 'place', fighter, group })),
      ),
    refusal: ({ state }, { group }) => unless(canPlace(state, group), 'alone'),
    make: place,
    next: askPlace,
  },
  survive: {
    phases: ['survive'],
    all: ({ state }) => standingIn(state, state.offered).map((fighter): Move => ({ type: 'survive', fighter })),
    make: survive,
    next: nextTurn,
  },
};
