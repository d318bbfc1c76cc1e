import type { Passage, Room, Setting } from '../../schema';
import type { Given } from '../build';
import { between } from '../write-map';

const spot = (
  id: string,
  title: string,
  text: string,
  secret: string,
  x: number,
  y: number,
  kind: Room['kind'] = 'outside',
): Given<Room> => ({ id, title, text, secret, kind, x: x * 8, y: y * 4, width: 8, height: 4 });

/** One path round the forest, and a middle that opens only along a trail. */
export const rooms: readonly Given<Room>[] = [
  spot(
    'cottage',
    'Woodcutter’s cottage',
    'Three chairs, three bowls, one axe with a clean conscience.',
    'Six white mice live behind the stove and have lived better: they remember being horses, and would do it again.',
    2,
    2,
    'room',
  ),
  spot(
    'grandmother',
    'Grandmother’s house',
    'A bed with curtains, a nightcap, a basket. The curtains breathe.',
    'The wolf in the bed has retired, and eats only cake. Behind the house is a pumpkin with an axle through it.',
    3,
    2,
    'room',
  ),
  spot(
    'well',
    'Wishing well',
    'Mossy stones, a windlass, a frog with an expectant look.',
    'The hook of the bucket would hold a horse. The frog would like one kiss, or failing that an honest reference.',
    1,
    2,
  ),
  spot(
    'gingerbread',
    'Gingerbread house',
    'Icing, sugar panes, a smell of childhood. One wall has been bitten by somebody about your size.',
    'The owner is out for the day, on a broom. The old bread in the larder leaves crumbs that no bird will touch.',
    0,
    2,
    'room',
  ),
  spot(
    'rings',
    'Fairy rings',
    'Circles of mushrooms, danced-out slippers, and music from rather too far down.',
    'Ink-caps: squeeze one and it writes. Anybody who steps in dances until somebody else treads on their foot.',
    0,
    1,
  ),
  spot(
    'tower',
    'Rapunzel’s tower',
    'No door, no stairs, one window, and a voice asking whether you have an appointment.',
    'She is not a prisoner; she is a wig maker between orders. Twenty ells hang in the window to dry.',
    0,
    0,
  ),
  spot(
    'wall',
    'Foot of the giants’ wall',
    'Stones the size of chapels, moss the size of sheep. Somewhere up there is another weather.',
    'The giants left footholds, for their children. They begin behind the ivy, and the ivy bites.',
    1,
    0,
  ),
  spot(
    'castle',
    'Sleeping castle',
    'A cook with his hand raised, a boy with his ear out, flies standing in the air.',
    'The mirror in the hall is awake and bored. It knows how every tale in here ends, and whose fault it was.',
    2,
    0,
    'room',
  ),
  spot(
    'rim',
    'Rim of the world',
    'The last tree is only drawn on one side. After it comes paper.',
    'It takes writing. One sentence is enough, if it is true, has a moral, and remembers how you got here.',
    3,
    0,
  ),
  spot(
    'bridge',
    'Troll’s bridge',
    'Stone, one arch, a toll board with goats on it. Two of them are crossed out.',
    'The troll keeps a goose for company. She lays nothing of value, but her feathers write by themselves.',
    3,
    1,
  ),
  spot(
    'mill',
    'Mill in the thicket',
    'A wheel without a stream, a room full of straw, a smaller room full of receipts.',
    'He sings at work. The song has his name in it twice, but he hums that part whenever a floorboard creaks.',
    2,
    1,
    'room',
  ),
  spot(
    'crossroads',
    'Crossroads',
    'A signpost with nine arms, all of which say HERE.',
    'Under the signpost lies every traveller’s second choice. The owl on it gives directions, and is proud of them.',
    1,
    1,
  ),
];

const shortCut = (a: string, b: string): Given<Passage> =>
  between(a, b, 'open', { blockedBy: 'Thicket, until there is a trail', opens: 'goal', openedBy: 'crumbs' });

const passages: readonly Given<Passage>[] = [
  between('cottage', 'grandmother', 'door', { id: 'back_door', blockedBy: 'Latched inside', opens: 'fromA' }),
  between('cottage', 'well', 'door', { id: 'front_door', blockedBy: 'Latched inside', opens: 'fromA' }),
  between('well', 'gingerbread', 'open'),
  between('gingerbread', 'rings', 'open'),
  between('rings', 'tower', 'open'),
  between('tower', 'wall', 'open'),
  between('wall', 'castle', 'open'),
  between('castle', 'rim', 'open'),
  between('rim', 'bridge', 'open'),
  between('bridge', 'grandmother', 'open'),
  between('bridge', 'mill', 'open'),
  between('rings', 'crossroads', 'open'),
  shortCut('cottage', 'mill'),
  shortCut('well', 'crossroads'),
  shortCut('crossroads', 'mill'),
  shortCut('crossroads', 'wall'),
  shortCut('mill', 'castle'),
];

export const map: Given<Setting['map']> = { rooms, passages, scale: '1 square is about a verse' };
