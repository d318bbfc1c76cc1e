import type { Action } from '../schema';

/** What an Action does, as its card says it (rules 9). */
export function actionRule({ effect, params }: Pick<Action, 'effect' | 'params'>): string {
  switch (effect) {
    case '':
      return 'Does nothing yet: it can only be discarded.';
    case 'swap':
      return 'Swap one of your face-down cards with one of an opponent’s. Nobody looks, and each card lies where the other one was.';
    case 'steal':
      return 'Take a creature that an opponent has saved, unless a Link & Lock protects it.';
    case 'peek':
      return params.slots === 1
        ? 'Look secretly at one face-down card of an opponent.'
        : `Look secretly at up to ${params.slots} face-down cards, of one opponent or several.`;
    case 'scramble':
      return 'Mix up the face-down cards of one opponent. Nobody looks while you do.';
    case 'bury':
      return 'Discard a face-down card of an opponent, who draws another. A creature lost like this is not trapped.';
    case 'again':
      return 'Draw a card for the empty place, then take another turn.';
    case 'steady':
      return `Add ${params.bonus} to your next roll for a creature this round, hit or miss.`;
    case 'rescue':
      return 'Name a sort of card. Lay the newest one among the discards in the empty place, face down, instead of drawing.';
  }
}
