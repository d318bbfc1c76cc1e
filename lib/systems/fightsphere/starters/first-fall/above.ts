import type { Given } from '@/lib/schema/fill';
import type { Episode } from '../../schema';
import { sides, suggested, tags, texts } from '../build';

/** On the Rind and in Rust Market. */
export const upperEpisodes: readonly Given<Episode>[] = [
  {
    id: 'water-rights',
    title: 'Water Rights',
    layer: 'rind',
    situation:
      'Forty households, one pump, and a meter that somebody has started to read. The Board sells water by the cup. The Riders say that water is free and sell protection instead. Both have noticed that a Gladiator would settle it.',
    communities: [
      {
        id: 'board',
        kind: 'microNation',
        name: 'The Pump Board',
        wants: 'Every household on the meter by the end of the month',
        fears: 'That somebody checks the meter',
        leader: 'orla',
      },
      {
        id: 'riders',
        kind: 'gang',
        name: 'Red Valve Riders',
        wants: 'The pump, and to be thanked for it',
        fears: 'Their own debts to the Board',
        leader: 'cutter',
      },
    ],
    problems: [
      {
        id: 'cistern',
        title: 'The cistern is nearly empty',
        sides: sides('board', 'riders'),
        ifIgnored: 'The Riders cut the main at night, and forty households learn to drink from the cooling pipes.',
        conflictSeeds: texts(
          'Get the true figures out of the meter house',
          'Hold the stairs until the children have filled their buckets',
          'Talk the Riders out of the night attack',
        ),
        backgroundTags: tags('plumbing', 'numbers', 'driving'),
      },
    ],
    npcs: [
      {
        id: 'orla',
        name: 'Orla Pitch',
        role: 'chairs the Pump Board',
        community: 'board',
        wants: 'Somebody frightening to stand behind her at the vote',
        tags: tags('numbers', 'law'),
        picture: 'game-icons:robin-hood-hat',
      },
      {
        id: 'cutter',
        name: 'Cutter',
        role: 'leads the Riders, repairs what they crash',
        community: 'riders',
        wants: 'The meter, in pieces',
        tags: tags('machines', 'driving'),
        picture: 'game-icons:tinker',
      },
      {
        id: 'moss',
        name: 'Little Moss',
        role: 'carries water and hears everything',
        community: 'board',
        wants: 'To be taken along, wherever it is',
        tags: tags('children'),
        picture: 'game-icons:person',
      },
    ],
    suggested: suggested('vane', 'halloran'),
    openingScenes: texts(
      'You wake in a queue. Somebody puts a bucket into your hand, looks at the hand, and lets you go first.',
      'A child asks whether you are the new plumber. The old one is under the sheet.',
    ),
  },
  {
    id: 'spoons',
    title: 'The Sermon of Spoons',
    layer: 'rind',
    situation:
      'The Returners lay out cutlery in the open, in a pattern that is to be seen from above. They have run out of spoons. The Toll, who own the only bridge, own the only canteen too, and a pilgrim has just been caught in it.',
    communities: [
      {
        id: 'returners',
        kind: 'cult',
        name: 'The Returners',
        wants: 'To be seen from above and taken home',
        fears: 'That they have been seen already',
        leader: 'agathe',
      },
      {
        id: 'toll',
        kind: 'gang',
        name: 'The Toll',
        wants: 'A fee for everything that crosses',
        fears: 'A second bridge',
        leader: 'brannock',
      },
    ],
    problems: [
      {
        id: 'thief',
        title: 'A pilgrim is to hang for nine spoons',
        sides: sides('returners', 'toll'),
        ifIgnored: 'He hangs at noon, or what they call noon, and the Returners march on the bridge singing.',
        conflictSeeds: texts(
          'Plead for the thief before people who have already bought sandwiches',
          'Steal him out of the canteen',
          'Turn the march round',
        ),
        backgroundTags: tags('law', 'faith', 'cooking'),
      },
    ],
    npcs: [
      {
        id: 'agathe',
        name: 'Mother Agathe',
        role: 'reads the sky and the will of the spoons',
        community: 'returners',
        wants: 'A Gladiator as a sign',
        tags: tags('faith', 'speech'),
        picture: 'game-icons:lantern-flame',
      },
      {
        id: 'brannock',
        name: 'Brannock',
        role: 'keeps the bridge, and the books of the bridge',
        community: 'toll',
        wants: 'The march stopped before it reaches his planks',
        tags: tags('numbers'),
        picture: 'game-icons:robber',
      },
    ],
    suggested: suggested('ledger'),
    openingScenes: texts(
      'You climb down from a roof into the middle of a silver circle. Four hundred people kneel.',
      'The bridge has a price list. Gladiators are on it, between goats and pianos.',
    ),
  },
  {
    id: 'dead-air',
    title: 'Dead Air',
    layer: 'market',
    situation:
      'Radio Nowhere has the best rumours in the Sphere and, since last night, an answer: somebody outside said “received”. The Market Council has taken the transmitter’s fuse, for safety. The presenter is still talking, into a cup.',
    communities: [
      {
        id: 'nowhere',
        kind: 'mediaHounds',
        name: 'Radio Nowhere',
        wants: 'The fuse, and one more minute',
        fears: 'That the voice was the echo',
        leader: 'tessa',
      },
      {
        id: 'council',
        kind: 'microNation',
        name: 'The Market Council',
        wants: 'Nobody upset during opening hours',
        fears: 'A crowd with a hope',
        leader: 'pym',
      },
    ],
    problems: [
      {
        id: 'fuse',
        title: 'The transmitter is silent',
        sides: sides('nowhere', 'council'),
        ifIgnored: 'The crowd outside the studio believes what it likes, and by evening it believes in fire.',
        conflictSeeds: texts(
          'Find the fuse in a hall of nine thousand drawers',
          'Calm a crowd that has been promised rescue',
          'Keep the presenter awake until the slot comes round',
        ),
        backgroundTags: tags('radio', 'machines', 'speech'),
      },
    ],
    npcs: [
      {
        id: 'tessa',
        name: 'Tessa Nightly',
        role: 'the voice of Radio Nowhere',
        community: 'nowhere',
        wants: 'Your story, live, with the screams',
        tags: tags('radio', 'speech'),
        picture: 'game-icons:3d-glasses',
      },
      {
        id: 'pym',
        name: 'Councillor Pym',
        role: 'signs for everything, sleeps with the fuse',
        community: 'council',
        wants: 'You gone by closing time',
        tags: tags('law'),
        picture: 'game-icons:person',
      },
    ],
    suggested: suggested('quill'),
    openingScenes: texts(
      'Every loudspeaker in the arcade clears its throat and says your name.',
      'You are handed a number and a pencil. It is a petition against you.',
    ),
  },
  {
    id: 'lost-property',
    title: 'Lost Property',
    layer: 'market',
    situation:
      'Things that the Sphere swallows come out here on a belt: shoes, prams, a tuba. The Cloakroom gang sells them back. This morning a machine came out too, unharmed, and has begun to return things to their owners.',
    communities: [
      {
        id: 'cloakroom',
        kind: 'gang',
        name: 'The Cloakroom',
        wants: 'The belt, as it was',
        fears: 'Refunds',
        leader: 'sable',
      },
      {
        id: 'sorters',
        kind: 'sphereTech',
        name: 'The Sorters',
        wants: 'Each thing where it belongs, people included',
        fears: 'Nothing that anybody could find',
      },
    ],
    problems: [
      {
        id: 'returns',
        title: 'The machine has started to return people',
        sides: sides('cloakroom', 'sorters'),
        ifIgnored: 'By the weekend half the arcade has been put back where it was found. Nobody asks where that is.',
        conflictSeeds: texts(
          'Prove to a machine that somebody is not lost',
          'Get a labelled child off the belt',
          'Break into the till while the Sorters count it',
        ),
        backgroundTags: tags('locks', 'theft', 'machines'),
      },
    ],
    npcs: [
      {
        id: 'sable',
        name: 'Sable',
        role: 'runs the Cloakroom in other people’s coats',
        community: 'cloakroom',
        wants: 'The machine switched off, not dented',
        tags: tags('theft', 'sewing'),
        picture: 'game-icons:robber-hand',
      },
      {
        id: 'ibrahim',
        name: 'Old Ibrahim',
        role: 'has waited at the belt for eleven years',
        wants: 'To be told that he may stop',
        tags: tags('music'),
        picture: 'game-icons:hourglass',
      },
    ],
    suggested: suggested('vane', 'ledger'),
    openingScenes: texts(
      'A mechanical arm lifts you by the collar and looks for the label.',
      'Somebody is wearing your coat. It fits better than it did.',
    ),
  },
];
