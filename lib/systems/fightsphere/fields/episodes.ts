import { later, picture } from '@/lib/schema/fields';
import { eachOne, item, lines, many, oneOf, pointer, story, text } from '@/lib/schema/short-fields';
import { COMMUNITY_LABELS, EPISODES_MAX, NPCS_MAX } from '../vocabulary';
import { tags } from './gladiators';

const community = item('Community', 'People who live here.', {
  name: text('Community', 'What they call themselves.', 'The Night Shift'),
  kind: oneOf('Kind', 'What holds them together.', COMMUNITY_LABELS),
  wants: text('They want', 'What they are after.', 'The only working pump'),
  fears: text('They fear', 'What keeps them awake.', 'The crew that clears'),
  text: later(
    story(
      'What they are like',
      'Background for the GM, in one or two lines.',
      'They sleep by day and charge by the step.',
    ),
    '',
  ),
  leader: pointer('episodes.0.npcs', 'Leader', 'Who speaks for them, if anybody does.'),
});

const side = pointer('episodes.0.communities', 'Side', 'A community with a stake in it.');
const seed = text('Conflict', 'What a scene could be about.', 'Get past the queue without a ticket');

const problem = item('Problem', 'Trouble that is there already.', {
  title: text('Problem', 'What is wrong before the Gladiators walk in.', 'The pump belongs to the wrong people'),
  text: later(story('What it is about', 'A line or two for the GM.', 'Whoever mended it last keeps the handle.'), ''),
  sides: eachOne('community', side, 'Sides', 'Who has a stake in it.', 'side', 10),
  ifIgnored: text(
    'If nobody does anything',
    'What happens then.',
    'By the third day they drink from the cooling pipes.',
  ),
  conflictSeeds: lines(seed, 'Conflicts', 'What scenes could be about.', 'conflict', 20),
  backgroundTags: tags('A Gladiator with one of these tags gets a die for the background.'),
});

const npc = item('NPC', 'A person who lives here and is not a Gladiator.', {
  name: text('Name', 'A person to form ties with.', 'Doc Abernathy'),
  role: text('Role', 'What they do here.', 'Patches people up with fuse wire'),
  wants: text(
    'Wants from Gladiators',
    'Some see death walking in, some a saviour. What is asked of the visitor?',
    'That you take her brother along',
  ),
  community: pointer('episodes.0.communities', 'Community', 'Where this person belongs, if anywhere.'),
  tags: tags('A Gladiator who has one of these tags too gets a die when this person is in the scene.'),
  picture: picture({ title: 'Picture', description: 'Printed on the name card.' }),
});

const openingScene = story(
  'Opening scene',
  'How a Gladiator may come across it.',
  'You wake to a child asking whether you are the new plumber.',
);

const episode = item('Episode', 'An adventure on one layer, for at least two Gladiators.', {
  title: text('Episode', 'What it is called.', 'Water Rights'),
  layer: pointer('layers', 'Layer', 'Where it happens.'),
  situation: story(
    'Situation',
    'What is going on as the Gladiators walk in. For the GM.',
    'Forty people, one pump, and a meter somebody has started to read.',
  ),
  communities: many(community, 'Communities', 'Who lives here.', 'community', 20),
  problems: many(problem, 'Problems', 'What is wrong here.', 'problem', 20),
  npcs: many(npc, 'NPCs', 'People to form ties with.', 'NPC', NPCS_MAX),
  suggested: eachOne(
    'gladiator',
    pointer('npcGladiators', 'NPC Gladiator', 'Who fits in here.'),
    'NPC Gladiators who fit in',
    'The GM need not follow it.',
    'suggestion',
    20,
  ),
  openingScenes: lines(openingScene, 'Opening scenes', 'To read out or to ignore.', 'opening scene', 20),
});

export const episodes = many(
  episode,
  'Episodes',
  'What happens on the layers. Each layer needs as many as its players may split into.',
  'episode',
  EPISODES_MAX,
  // Ideas of a group go into this entry.
  { starts: 1 },
);
