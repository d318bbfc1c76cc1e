import type { Given } from '@/lib/schema/fill';
import type { Episode } from '../../schema';
import { sides, suggested, tags, texts } from '../build';

/** In the Sump. */
export const sumpEpisodes: readonly Given<Episode>[] = [
  {
    id: 'understudy',
    title: 'The Understudy',
    layer: 'sump',
    situation:
      'The Choir sings every night, because when it stopped once the water rose. The soloist has lost her voice. The harbour office has sold seats on the roof.',
    communities: [
      {
        id: 'choir',
        kind: 'cult',
        name: 'Choir of the Second Voice',
        wants: 'To hold the last note until the tide turns',
        fears: 'Silence',
        leader: 'ilse',
      },
      {
        id: 'harbour',
        kind: 'microNation',
        name: 'The Harbour Office',
        wants: 'The flats under water, with the Choir on them',
        fears: 'An audit at low tide',
        leader: 'doyle',
      },
    ],
    problems: [
      {
        id: 'solo',
        title: 'Tonight somebody else has to sing',
        sides: sides('choir', 'harbour'),
        ifIgnored: 'The note breaks, the water comes, and the Office opens a ferry.',
        conflictSeeds: texts('Find a voice in a town that hums', 'Learn what was put into the soloist’s tea', 'Sing'),
        backgroundTags: tags('music', 'illness', 'children'),
      },
    ],
    npcs: [
      {
        id: 'ilse',
        name: 'Ilse Marsh',
        role: 'conducts the Choir with a spanner',
        community: 'choir',
        wants: 'Somebody who can carry a tune or a soloist',
        tags: tags('music', 'faith'),
        picture: 'game-icons:magic-portal',
      },
      {
        id: 'doyle',
        name: 'Harbourmaster Doyle',
        role: 'rents out the roofs',
        community: 'harbour',
        wants: 'An accident, at about eight',
        tags: tags('boats', 'law'),
        picture: 'game-icons:anchor',
      },
    ],
    suggested: suggested('halloran'),
    openingScenes: texts(
      'You come up through a floor into a rehearsal. Sixty people shush you.',
      'A man sells you a seat on a roof and a pair of oars.',
    ),
  },
  {
    id: 'low-tide',
    title: 'Low Tide',
    layer: 'sump',
    situation:
      'Twice a day the old streets fall dry for an hour, and divers go down for what is in the houses. Today a house had a light on. The ferry people want it left alone. The divers are already in the cellar.',
    communities: [
      {
        id: 'ferry',
        kind: 'microNation',
        name: 'The Ferry People',
        wants: 'Every house shut and every boat paid',
        fears: 'What lives in number nine',
        leader: 'grette',
      },
      {
        id: 'divers',
        kind: 'gang',
        name: 'The Breathless',
        wants: 'The safe in number nine',
        fears: 'The siren ten minutes early',
        leader: 'finn',
      },
    ],
    problems: [
      {
        id: 'cellar',
        title: 'Three divers are behind a door, and the tide is due',
        sides: sides('ferry', 'divers'),
        ifIgnored: 'The siren goes, and the door stays shut. In number nine somebody turns the light off.',
        conflictSeeds: texts(
          'Open a door with the street filling up',
          'Make the ferry wait',
          'Speak to the person in number nine',
        ),
        backgroundTags: tags('locks', 'boats', 'nursing'),
      },
    ],
    npcs: [
      {
        id: 'grette',
        name: 'Grette',
        role: 'sounds the siren and steers the ferry',
        community: 'ferry',
        wants: 'Nobody in her boat who smells of cellars',
        tags: tags('boats', 'driving'),
        picture: 'game-icons:anchor',
      },
      {
        id: 'finn',
        name: 'Finn the Breath',
        role: 'holds the record, four minutes ten',
        community: 'divers',
        wants: 'His sister, who is behind that door',
        tags: tags('theft', 'illness'),
        picture: 'game-icons:jellyfish',
      },
      {
        id: 'nine',
        name: 'Mrs. Abel',
        role: 'lives in number nine and always has',
        wants: 'Company that does not run off at the first siren',
        tags: tags('cooking', 'sewing'),
        picture: 'game-icons:light-bulb',
      },
    ],
    suggested: suggested('quill', 'ledger'),
    openingScenes: texts(
      'The water drops away, and you stand on a street that has kept its street lamps.',
      'A siren. Everybody runs in one direction. You notice which.',
    ),
  },
];
