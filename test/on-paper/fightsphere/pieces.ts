import type { Campaign } from '@/lib/systems/fightsphere/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

type HouseRules = Campaign['options'];

const says = sentencesUnder<HouseRules>();

/** Rules on sheets, trackers, counters and the GM's pages. */
export const SPHERE_PIECES: readonly PrintedPiece<HouseRules>[] = [
  {
    piece: 'cover',
    parts: { '2 bring': [says('20 or more six-sided dice, 5 pencils.')] },
  },
  {
    piece: 'blank-sheets',
    parts: {
      '3 sheet': [says('Who was I? (50 to 100 words)'), says('Exchanged for the other (once)')],
      '6 sheet': [says('A new tie has base 1. Rating: base + 1 with a Death wish, base − 1 with a Reason to Live.')],
    },
  },
  {
    piece: 'roster',
    parts: {
      '1.1 display': [says('What the display in every Gladiator’s left hand shows'), says('Kill or be killed')],
    },
  },
  {
    piece: 'layer-tracker',
    parts: {
      '4 layers': [
        says('When every episode of a layer is over, go down one line.'),
        says('Once no NPC Gladiator lives, the next line is the Core.'),
        says('Layer 0: Depth 0 5'),
        says('Layer 1: Depth 1 6'),
      ],
      '4 episodes': [says('Episodes: several may be open at once')],
    },
  },
  {
    piece: 'judgment-slips',
    parts: {
      '9 slip': [
        says('Put dice into any conflict, on either side, once both are built.'),
        says('Your counters marked J stand for these dice.'),
      ],
    },
  },
  {
    piece: 'pool-counters',
    parts: { '9 counters': [says('J5')] },
  },
  {
    piece: 'gladiator-cards',
    parts: {
      '12 in play': [says('with 3 players or more', [{ npcGladiatorsFrom: 'players' }, 'sample, fills gaps'])],
    },
  },
  {
    piece: 'gm-reference',
    parts: {
      '11 gm': [
        says('the trouble is there before the strangers come, and they judge it and take sides'),
        says('Leave supplies alone unless they are the trouble.'),
        says('Some see death come in, some a saviour. They beg, and they scheme.'),
        says('Never say what the Core means. Hint.'),
      ],
      '12 tags': [says('Shared tags are a hint, no more.')],
    },
  },
  {
    piece: 'briefs',
    parts: {
      '10 brief': [
        says('Every player’s Gladiator, in one episode, and no NPC Gladiator.'),
        says('NPCs who are tied to the Gladiator whose scene it is.'),
        says('Whoever is defeated here is dead, and judges until the end.'),
      ],
      '11 tech': [says('Sphere tech: bring it into up to 15 of 100 scenes here.')],
    },
  },
  {
    piece: 'epilogue',
    parts: {
      '10 hints': [
        says(
          'It works best with the whole campaign in view: go through the hints that were dropped and the names below.',
        ),
      ],
    },
  },
];
