import { choice, group, optionalCount, toggle } from '@/lib/schema/fields';

/** House rules, with the defaults of rules 11. What differs by trap or ability stands there. */
export const options = group(
  {
    firstPlayer: choice(['seat', 'random'], {
      title: 'Who begins',
      description: 'The first seat (whoever looks most heroic sits there), or whoever the dice pick.',
      labels: { seat: 'The first seat', random: 'By lot' },
    }),
    rotateFirst: toggle({
      title: 'The first turn goes round',
      description: 'Each round begins one seat further on.',
    }),
    mustSpendAll: toggle({
      title: 'All points must be spent',
      description: 'A turn may end only when nothing can be paid for any more.',
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
      description: 'Where the friend must be whom one helps.',
      labels: { 'same-or-adjacent': 'Same space or next to it', same: 'Same space', adjacent: 'Next to it' },
    }),
    deferOrder: choice(['seat', 'as-deferred'], {
      title: 'Those who waited act',
      description: 'In the order of seats, or in the order they chose to wait.',
      labels: { seat: 'By seat', 'as-deferred': 'As they waited' },
    }),
    compulsion: choice(['strict', 'movesOnly'], {
      title: 'Whoever is driven',
      description: 'May do nothing but step or wait; or may do other things too, but steps only that way.',
      labels: { strict: 'Only steps or waits', movesOnly: 'Only steps are bound' },
    }),
    compulsionConflict: choice(['newest', 'either'], {
      title: 'Driven two ways',
      description: 'The token taken last rules, or the player chooses between them step by step.',
      labels: { newest: 'The last token rules', either: 'Either way' },
    }),
    blindStopsAbility: toggle({
      title: 'No peeking from afar either',
      description: 'Whoever can’t peek can’t use far sight.',
      initial: true,
    }),
    rearmTriggersOccupant: toggle({
      title: 'Traps wake under people',
      description: 'A disarmed trap that works again catches whoever stands on it.',
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults are what most tables want.' },
);
