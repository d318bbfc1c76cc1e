import type { Given } from '@/lib/schema/fill';
import type { Episode } from '../../schema';
import { sides, suggested, tags, texts } from '../build';

/** On Lantern Row and in the Count. */
export const lowerEpisodes: readonly Given<Episode>[] = [
  {
    id: 'vote-early',
    title: 'Vote Early',
    layer: 'lanterns',
    situation:
      'Lantern Row elects a Lamplighter, who says which doors stay dark. There are two candidates and a printing press. The Evening Word has already printed the result, and it is a name that nobody knows: yours.',
    communities: [
      {
        id: 'row',
        kind: 'microNation',
        name: 'The Row Committee',
        wants: 'A clean election with a tidy result',
        fears: 'A recount',
        leader: 'winifred',
      },
      {
        id: 'word',
        kind: 'mediaHounds',
        name: 'The Evening Word',
        wants: 'News that comes true',
        fears: 'Being asked for its source',
        leader: 'scoop',
      },
    ],
    problems: [
      {
        id: 'ballot',
        title: 'The paper has named the winner',
        sides: sides('row', 'word'),
        ifIgnored: 'You are elected. The first paper on your desk says which street goes dark tonight.',
        conflictSeeds: texts(
          'Lose an election that has been won',
          'Find out who ordered the headline',
          'Get a family out of a house that is on the list',
        ),
        backgroundTags: tags('law', 'speech', 'teaching'),
      },
    ],
    npcs: [
      {
        id: 'winifred',
        name: 'Winifred Oake',
        role: 'counts votes, then counts them her way',
        community: 'row',
        wants: 'Your signature under something',
        tags: tags('law', 'numbers'),
        picture: 'game-icons:round-star',
      },
      {
        id: 'scoop',
        name: 'Scoop',
        role: 'sets the type for the Evening Word',
        community: 'word',
        wants: 'A quote, or your last words, whichever is sooner',
        tags: tags('speech'),
        picture: 'game-icons:3d-glasses',
      },
      {
        id: 'hanne',
        name: 'Hanne Lund',
        role: 'teaches the thirty children of the row',
        community: 'row',
        wants: 'Her street left lit',
        tags: tags('teaching', 'children'),
        picture: 'game-icons:person',
      },
    ],
    suggested: suggested('sparrow'),
    openingScenes: texts(
      'Bunting. A brass band. Your face, on every lamp post, a little flattering.',
      'Somebody presses a key into your palm and says: congratulations, I am so sorry.',
    ),
  },
  {
    id: 'quiet-ward',
    title: 'The Quiet Ward',
    layer: 'lanterns',
    situation:
      'The hospital of the row has no doctors, only a device that hums over the beds. Those it hums over get well and forget one person. The Grateful come to be healed of somebody on purpose. Last night it hummed over the wrong bed.',
    communities: [
      {
        id: 'grateful',
        kind: 'cult',
        name: 'The Grateful',
        wants: 'To forget, in good order, with a ticket',
        fears: 'Whom they have forgotten',
        leader: 'amos',
      },
      { id: 'hum', kind: 'sphereTech', name: 'The Hum', wants: 'Fewer names, it seems', fears: 'A closed window' },
    ],
    problems: [
      {
        id: 'bed',
        title: 'A mother does not know her daughter',
        sides: sides('grateful', 'hum'),
        ifIgnored: 'The queue grows round the block, and fewer and fewer know why they came.',
        conflictSeeds: texts(
          'Make somebody remember',
          'Stop the Hum before it reaches the children’s bay',
          'Turn away a queue that has waited all its life',
        ),
        backgroundTags: tags('nursing', 'illness', 'music'),
      },
    ],
    npcs: [
      {
        id: 'amos',
        name: 'Brother Amos',
        role: 'hands out the tickets, has forgotten a wife',
        community: 'grateful',
        wants: 'To be asked nothing',
        tags: tags('faith'),
        picture: 'game-icons:moon',
      },
      {
        id: 'petra',
        name: 'Petra Vail',
        role: 'sits at a bed and says her own name',
        wants: 'Her mother back, or the machine off',
        tags: tags('nursing', 'speech'),
        picture: 'game-icons:night-sleep',
      },
    ],
    suggested: suggested('sparrow', 'halloran'),
    openingScenes: texts(
      'A nurse takes your weapon, labels it, and gives you slippers.',
      'You wake up well. You try to think whom you miss.',
    ),
  },
  {
    id: 'head-count',
    title: 'Head Count',
    layer: 'count',
    situation:
      'The Tellers drift along the corridors and click over heads. The number has to be right each night, and if it is not a crew comes to make it right. The Uncounted live in the cupboards between the tiles. There is one Gladiator too many.',
    communities: [
      {
        id: 'tellers',
        kind: 'sphereTech',
        name: 'The Tellers',
        wants: 'A number that agrees with another number',
        fears: 'Mirrors',
      },
      {
        id: 'uncounted',
        kind: 'cult',
        name: 'The Uncounted',
        wants: 'To be nobody until it is over',
        fears: 'The click',
        leader: 'zero',
      },
    ],
    problems: [
      {
        id: 'surplus',
        title: 'The number is off by one',
        sides: sides('tellers', 'uncounted'),
        ifIgnored: 'At lights-out the crew comes, and it does not mind whom it takes away.',
        conflictSeeds: texts(
          'Cross a hall without being clicked',
          'Hide a whole family behind a mirror',
          'Send the Tellers after a false sum',
        ),
        backgroundTags: tags('numbers', 'children', 'theft'),
      },
    ],
    npcs: [
      {
        id: 'zero',
        name: 'Zero',
        role: 'was counted once and took it badly',
        community: 'uncounted',
        wants: 'Your place in the sum',
        tags: tags('numbers', 'locks'),
        picture: 'game-icons:blindfold',
      },
      {
        id: 'edda',
        name: 'Edda',
        role: 'born in a cupboard, knows all the others',
        community: 'uncounted',
        wants: 'To see a sky, any sky',
        tags: tags('children', 'music'),
        picture: 'game-icons:person',
      },
    ],
    suggested: suggested('quill', 'vane'),
    openingScenes: texts(
      'Click. Something above you says a number, waits, and says it again with a question mark.',
      'A cupboard opens from within. “Quick,” says a child, “breathe in.”',
    ),
  },
  {
    id: 'waiting-list',
    title: 'The Waiting List',
    layer: 'count',
    situation:
      'Before the last door there is a waiting room with a clerk, a rope and a list. The list has names on it, in order of arrival. Some of them waited until they were bones. The one on top has your handwriting.',
    communities: [
      {
        id: 'desk',
        kind: 'sphereTech',
        name: 'The Desk',
        wants: 'One at a time, please',
        fears: 'The end of the form',
      },
      {
        id: 'queue',
        kind: 'microNation',
        name: 'The Free Queue',
        wants: 'Its place',
        fears: 'Anybody behind it',
        leader: 'mr-onions',
      },
      {
        id: 'gazette',
        kind: 'mediaHounds',
        name: 'The Core Gazette',
        wants: 'An interview with what is behind the door',
        fears: 'Getting it',
        leader: 'lux',
      },
    ],
    problems: [
      {
        id: 'door',
        title: 'The door opens for one, and the queue is nine hundred',
        sides: sides('desk', 'queue', 'gazette'),
        ifIgnored: 'Numbers are called for the first time in living memory, and everybody runs.',
        conflictSeeds: texts(
          'Get to the front without starting the riot',
          'Fill in the form truthfully',
          'Keep the Gazette’s lamp away from the thing on the bench',
        ),
        backgroundTags: tags('teaching', 'law', 'cooking'),
      },
    ],
    npcs: [
      {
        id: 'mr-onions',
        name: 'Mr. Onions',
        role: 'first in the queue, by inheritance',
        community: 'queue',
        wants: 'Somebody to hold his place for one minute',
        tags: tags('cooking', 'law'),
        picture: 'game-icons:hourglass',
      },
      {
        id: 'lux',
        name: 'Lux Avery',
        role: 'reports from the rope',
        community: 'gazette',
        wants: 'To walk through that door beside you',
        tags: tags('radio', 'speech'),
        picture: 'game-icons:light-bulb',
      },
      {
        id: 'clerk',
        name: 'The Clerk',
        role: 'stamps, and has kind eyes, three of them',
        community: 'desk',
        wants: 'Form twelve, in ink',
        tags: tags('machines', 'numbers'),
        picture: 'game-icons:alien-stare',
      },
    ],
    suggested: suggested('sparrow', 'ledger'),
    openingScenes: texts(
      '“Next,” says a voice. Nobody has ever heard it say that.',
      'You draw a number. It is one less than the number on the wall.',
    ),
  },
];
