import type { HouseRules, Trap, TrapEffect } from '../schema';
import type { Toward } from '../vocabulary';
import { lasting, points, type Words } from './words';

const towardWords = ({ start, finish }: Words): Readonly<Record<Toward, string>> => ({
  nearestFaceDown: 'the nearest face-down tile',
  anyFaceDown: 'a face-down tile of their choice',
  start,
  finish,
});

export function effectSentence(effect: TrapEffect, words: Words, rules: HouseRules): string {
  switch (effect.kind) {
    case 'status': {
      const lost = effect.status === 'noPeek' ? 'peek' : 'move';
      return `They can’t ${lost} ${lasting(effect.rounds)}.`;
    }
    case 'compel': {
      const until = effect.until === 'arrival' ? 'they get there' : 'no tile is face down';
      const bound =
        rules.compulsion === 'strict'
          ? 'Until then they may only step or wait, and'
          : 'Until then they may act as usual, but';
      return `They are driven toward ${towardWords(words)[effect.toward]} until ${until}. ${bound} every step follows a shortest way.`;
    }
    case 'apMax': {
      const more = effect.delta > 0;
      if (effect.delta === 0) return 'Their action points stay as they are.';
      const change = `${points(Math.abs(effect.delta))} ${more ? 'more' : 'fewer'}`;
      return effect.immediate
        ? `They have ${change} at once and in every later round.`
        : `From the next round on they have ${change} in every round.`;
    }
    case 'leaveSurcharge':
      return `Leaving the tile costs ${points(effect.ap)} extra.`;
    case 'teleport':
      return `They are thrown to ${effect.to === '' ? words.start : effect.to} at no cost.`;
    case 'removeTile':
      return `The tile leaves the game, and everybody on it goes to ${words.start}.${
        effect.replaced ? ' When the round ends, the top tile of the draw pile fills the hole, face down.' : ''
      }`;
    case 'swapTile': {
      const side = effect.faceDown ? 'face down' : 'face up';
      const mover =
        effect.mover === 'stay'
          ? 'Whoever stepped on it waits on the empty space'
          : 'Whoever stepped on it goes back to where they came from';
      return `The tile is gone ${lasting(effect.afterRounds)}; then the top tile of the draw pile takes its place, ${side}. ${mover}.`;
    }
  }
}

const leavesToken = ({ effects }: Trap) =>
  effects.some(({ kind }) => kind === 'status' || kind === 'compel' || kind === 'apMax');

/** Rule text of a trap, as printed in its reference. */
export function trapSentence(trap: Trap, words: Words, rules: HouseRules): string {
  const when =
    trap.trigger === 'enter' ? 'Whenever somebody steps on it while it works:' : 'As soon as it is turned over:';
  if (trap.effects.length === 0) return `${when} nothing happens. A false alarm.`;
  const token = leavesToken(trap);
  return [
    when,
    ...trap.effects.map((effect) => effectSentence(effect, words, rules)),
    ...(token && trap.assistable ? ['A friend’s Assist takes the token away.'] : []),
    ...(token && trap.stackable ? ['Tokens pile up.'] : []),
    ...(token && trap.tokenCount === 0 ? ['There is no token of it in the box, so it catches nobody.'] : []),
  ].join(' ');
}
