import { within } from '@/lib/schema/fields';
import { maybeNumber, number, oneOf, part, yesNo } from '@/lib/schema/short-fields';

/** House rules, with the defaults of rules 11. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  freeCooperation: oneOf('Helping freely', 'Who may help whatever the dice say.', {
    noRed: 'A pair without red links',
    greenOnly: 'A pair with green links and no red one',
  }),
  openEnded: yesNo('Extra dice', 'A green 6 and a red 1 bring another die each.', true),
  goalAndBias: oneOf('Goal and bias at once', 'What an action brings that touches both.', {
    one: 'One die in all',
    each: 'A die each',
  }),
  rolePlayMax: number(
    'Dice for persuasion',
    'The most green dice that the GM may give for fine words.',
    within(0, 6, 2),
  ),
  storyLabels: yesNo('Labels won in play count', 'They may bear on a task like labels of descriptors.'),
  openDifficulty: yesNo('Open Difficulty', 'Everybody knows how hard tasks are, and task cards say so.'),
  linksForDefaulted: yesNo(
    'Links for those who were not asked',
    'Those who stay neutral without having been asked take part when passing links are drawn.',
  ),
  clearTemporary: yesNo('Moods pass', 'At the end of a session links without a label are erased, after the rolls.'),
  stressMax: maybeNumber('Most Stress', 'Stress never rises above this; empty for no limit.', 1, 99),
  soloDuelDice: oneOf('Alone against somebody', 'Green dice of one who goes alone against a member of the group.', {
    redLinksWithTarget: 'Red links between the two',
    difficulty: 'A Difficulty that the GM names',
  }),
  duelWounds: oneOf('A duel that succeeds', 'Whether the target of a dangerous duel is wounded by a success.', {
    none: 'No wounds by itself',
    margin: 'As many wounds as the margin',
  }),
});
