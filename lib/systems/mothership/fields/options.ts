import { choice, group, optionalCount, toggle } from '@/lib/schema/fields';

/** House rules, with the defaults of rules 11. Variations by trap or ability are fields of those. */
export const options = group(
  {
    firstPlayer: choice(['seat', 'random'], {
      title: 'Who begins',
      description: 'The first seat (for the most heroic-looking player), or a random player.',
      labels: { seat: 'The first seat', random: 'By lot' },
    }),
    rotateFirst: toggle({
      title: 'The first turn goes round',
      description: 'Each round starts one seat later.',
    }),
    mustSpendAll: toggle({
      title: 'All points must be spent',
      description: 'A turn can end only when nothing is affordable any more.',
    }),
    finishLocked: toggle({
      title: 'The finish is shut',
      description: 'Nobody enters it before the last objective is shut down.',
      initial: true,
    }),
    maxPerTile: optionalCount({
      title: 'Most on one tile',
      description: 'How many may stand on a tile; empty for no limit. Boards hold everybody.',
      min: 1,
      max: 6,
    }),
    assistRange: choice(['same-or-adjacent', 'same', 'adjacent'], {
      title: 'Help reaches',
      description: 'Where the friend you help must be.',
      labels: { 'same-or-adjacent': 'Same space or next to it', same: 'Same space', adjacent: 'Next to it' },
    }),
    deferOrder: choice(['seat', 'as-deferred'], {
      title: 'Those who waited act',
      description: 'In seat order, or in the order they chose to wait.',
      labels: { seat: 'By seat', 'as-deferred': 'As they waited' },
    }),
    compulsion: choice(['strict', 'movesOnly'], {
      title: 'Driven heroes',
      description: 'May only step or wait; or may do other things too, but steps only that way.',
      labels: { strict: 'Only steps or waits', movesOnly: 'Only steps are bound' },
    }),
    compulsionConflict: choice(['newest', 'either'], {
      title: 'Driven two ways',
      description: 'The last token taken decides, or the player chooses at each step.',
      labels: { newest: 'The last token rules', either: 'Either way' },
    }),
    blindStopsAbility: toggle({
      title: 'No peeking from afar either',
      description: 'Players who can’t peek can’t use far sight either.',
      initial: true,
    }),
    rearmTriggersOccupant: toggle({
      title: 'Traps wake under people',
      description: 'A disarmed trap that works again catches anyone standing on it.',
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);
