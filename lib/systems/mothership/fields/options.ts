import { maybeNumber, oneOf, part, yesNo } from '@/lib/schema/short-fields';

/** House rules, with the defaults of rules 11. Variations by trap or ability are fields of those. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  firstPlayer: oneOf('Who begins', 'The first seat (for the most heroic-looking player), or a random player.', {
    seat: 'The first seat',
    random: 'By lot',
  }),
  rotateFirst: yesNo('The first turn goes round', 'Each round starts one seat later.'),
  mustSpendAll: yesNo('All points must be spent', 'A turn can end only when nothing is affordable any more.'),
  finishLocked: yesNo('The finish is shut', 'Nobody enters it before the last objective is shut down.', true),
  maxPerTile: maybeNumber(
    'Most on one tile',
    'How many may stand on a tile; empty for no limit. Boards hold everybody.',
    1,
    6,
  ),
  assistRange: oneOf('Help reaches', 'Where the friend you help must be.', {
    'same-or-adjacent': 'Same space or next to it',
    same: 'Same space',
    adjacent: 'Next to it',
  }),
  deferOrder: oneOf('Those who waited act', 'In seat order, or in the order they chose to wait.', {
    seat: 'By seat',
    'as-deferred': 'As they waited',
  }),
  compulsion: oneOf('Driven heroes', 'May only step or wait; or may do other things too, but steps only that way.', {
    strict: 'Only steps or waits',
    movesOnly: 'Only steps are bound',
  }),
  compulsionConflict: oneOf('Driven two ways', 'The last token taken decides, or the player chooses at each step.', {
    newest: 'The last token rules',
    either: 'Either way',
  }),
  blindStopsAbility: yesNo('No peeking from afar either', 'Players who can’t peek can’t use far sight either.', true),
  rearmTriggersOccupant: yesNo(
    'Traps wake under people',
    'A disarmed trap that works again catches anyone standing on it.',
  ),
});
