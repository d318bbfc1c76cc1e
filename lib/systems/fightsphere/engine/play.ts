import { drawFaces, layFace } from '@/lib/tabletop/dice';
import { buy, endBuild, rule } from './build';
import { type Context, sceneOf, sideNow } from './context';
import { survive } from './ends';
import {
  afterBetrayal,
  afterBuild,
  afterDice,
  afterFraming,
  afterJoin,
  afterLoss,
  afterPick,
  afterReward,
  afterRuling,
  afterScene,
  afterSurvivor,
  askDrive,
  askFraming,
  askJudge,
  askPlace,
  askStage,
  beginEpisodes,
} from './flow';
import { beginNaming, endNaming, frame, go, name } from './framing';
import { gamble } from './gambles';
import { NONE } from './game';
import { back, endJudging, judge } from './judge';
import { join, place, stage, switchDrive } from './layers';
import { refusalOf } from './legal';
import { loseTie } from './losses';
import type { Move, MoveOf, Refusal } from './moves';
import { gain, improve, makeTie, resume, tell } from './rewards';
import { chooseDrive, pick } from './setup';
import type { Phase, Seat } from './state';
import { answer, betray, offer } from './truces';

export { moves } from './legal';

/** Makes a move, in place, and all that follows from it by itself. A refused one changes nothing. */
export function play(context: Context, seat: Seat, move: Move): Refusal | undefined {
  const refusal = refusalOf(context.game, context.state, seat, move);
  if (refusal === undefined) MOVES[move.type](context, move as never);
  return refusal;
}

/** What each move does, and what comes next. */
const MOVES: { readonly [Type in Move['type']]: (context: Context, move: MoveOf<Type>) => void } = {
  pick(context, move) {
    pick(context, move);
    if (move.gladiator === NONE) context.state.phase = 'nature';
    else afterPick(context);
  },
  drive(context, move) {
    chooseDrive(context, move);
    afterPick(context);
  },
  keep: (context) => askDrive(context, context.state.awaited + 1),
  switch(context) {
    switchDrive(context);
    askDrive(context, context.state.awaited + 1);
  },
  join(context, move) {
    join(context, move);
    afterJoin(context);
  },
  stage(context, move) {
    stage(context, move);
    askStage(context);
  },
  place(context, move) {
    place(context, move);
    askPlace(context);
  },
  frame(context) {
    frame(context, context.state.turn);
    askFraming(context);
  },
  ask(context, { seat }) {
    frame(context, seat);
    askFraming(context);
  },
  meet(context) {
    beginNaming(context);
    context.state.phase = 'name';
  },
  go(context) {
    go(context);
    askFraming(context);
  },
  offer: (context, { fighter }) => offer(context, fighter),
  accept: (context) => answer(context, true),
  decline: (context) => answer(context, false),
  name,
  problem({ state }, { problem }) {
    sceneOf(state).problem = problem;
  },
  bring({ state }, { npc }) {
    sceneOf(state).npcs.push(npc);
  },
  rule(context, move) {
    rule(context, move);
    afterRuling(context);
  },
  buy,
  gamble,
  leave({ state }) {
    sideNow(state).leaving = true;
  },
  betray(context, { fighter }) {
    betray(context, fighter);
    afterBetrayal(context);
  },
  back,
  judge(context, move) {
    if (!judge(context, move)) endBacking(context);
  },
  roll(context) {
    drawFaces(context.state.rng, sceneOf(context.state).sides);
    afterDice(context);
  },
  face(context, { face }) {
    layFace(sceneOf(context.state).sides, face);
    afterDice(context);
  },
  gain(context) {
    gain(context);
    afterReward(context);
  },
  tie(context, move) {
    makeTie(context, move);
    afterReward(context);
  },
  improve(context, move) {
    improve(context, move);
    afterReward(context);
  },
  tell,
  resume(context, move) {
    resume(context, move);
    afterScene(context);
  },
  lose(context, { npc }) {
    loseTie(context, npc);
    afterLoss(context);
  },
  survive(context, move) {
    survive(context, move);
    afterSurvivor(context);
  },
  ready: (context) => READY[context.state.phase]?.(context),
};

/** What comes once a step is done. */
const READY: Readonly<Partial<Record<Phase, (context: Context) => void>>> = {
  place: beginEpisodes,
  name(context) {
    endNaming(context);
    askFraming(context);
  },
  frame: afterFraming,
  build(context) {
    endBuild(context);
    afterBuild(context);
  },
  betray(context) {
    sceneOf(context.state).place += 1;
    afterBetrayal(context);
  },
  judge: endBacking,
  cutscene: afterScene,
};

function endBacking(context: Context): void {
  const { awaited: seat } = context.state;
  endJudging(context);
  askJudge(context, seat);
}
