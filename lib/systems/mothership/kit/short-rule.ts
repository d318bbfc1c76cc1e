import type { Trap, TrapEffect } from '../schema';
import type { Toward } from '../vocabulary';

/** Letters that a tile has room for below a trap’s name. */
const MOST_LETTERS = 52;

/** A trap’s rule in as few words as a tile holds; where it does more than that, where the whole of it stands. */
export function shortRule({ effects, trigger }: Trap): string {
  if (effects.length === 0) return 'A false alarm.';
  const rule = effects.map(shortEffect).join(' ');
  const whole = trigger === 'flip' ? `Once turned: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}` : rule;
  return whole.length > MOST_LETTERS ? 'Much at once: see your reference.' : whole;
}

const TOWARD: Readonly<Record<Toward, string>> = {
  nearestFaceDown: 'To the nearest hidden tile.',
  anyFaceDown: 'To any hidden tile.',
  start: 'Back to the start.',
  finish: 'On to the finish.',
};

function shortEffect(effect: TrapEffect): string {
  switch (effect.kind) {
    case 'status':
      return `No ${effect.status === 'noPeek' ? 'peeking' : 'moving'} ${forRounds(effect.rounds)}.`;
    case 'compel':
      return TOWARD[effect.toward];
    case 'apMax':
      return effect.delta === 0 ? 'All as before.' : `${signed(effect.delta)} AP a round.`;
    case 'leaveSurcharge':
      return `Leaving costs +${effect.ap} AP.`;
    case 'teleport':
      return effect.to === '' ? 'Thrown to the start.' : `Thrown to ${effect.to.slice(0, 3)}.`;
    case 'removeTile':
      return 'Falls off; all on it to the start.';
    case 'swapTile':
      return `Away ${forRounds(effect.afterRounds)}, then another.`;
  }
}

const signed = (delta: number): string => (delta < 0 ? `−${-delta}` : `+${delta}`);

function forRounds(rounds: number | null): string {
  if (rounds === null) return 'any more';
  if (rounds === 1) return 'this round';
  return rounds === 2 ? 'this round and next' : `for ${rounds} rounds`;
}
