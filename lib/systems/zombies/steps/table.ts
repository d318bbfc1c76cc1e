import type { Step } from '@/lib/contract/form';
import { fieldsWidget } from '@/lib/tabletop/form-fields';

/** Step for players, rows, die, rounds and bonuses. */
export const table: Step = {
  id: 'table',
  title: 'Table',
  question: 'Who sits round the table?',
  help: 'These numbers hold for all decks of the box. With several decks in play there is a round more, and creatures of different decks can be linked.',
  widgets: [
    fieldsWidget('Players and cards', 'players.min', 'players.max', 'slots'),
    fieldsWidget('Die and rounds', 'die.sides', 'rounds.single', 'rounds.multi'),
    fieldsWidget('Bonuses for links', 'bonuses.pair', 'bonuses.equal'),
    fieldsWidget('On the cover', 'minutes', 'ages'),
  ],
  slots: [],
};

/** Step for the house rules. */
export const houseRules: Step = {
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets: [
    fieldsWidget('Rounds and turns', 'options.roundReset', 'options.direction', 'options.maxTurnsPerRound'),
    fieldsWidget('Cards', 'options.revealedSpecials', 'options.linkLockHold', 'options.removePlayedActions'),
    fieldsWidget('The end', 'options.tieBreak'),
  ],
  slots: [],
};
