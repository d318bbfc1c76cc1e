import type { Given } from '@/lib/schema/fill';
import type { Siege } from '../../schema';
import { between, dislikes, judges, judgesAlike, likes, wantsTheOpposite, wantsTheSame, words } from '../build';

const HOLD = 'Hold the house until morning';
const AWAY = 'Get away before morning';
const TALK = 'Talk to one of the dead';
const BACK = 'Send the dead back without a word';

const CITY = 'Has no time for city people';
const DOGS = 'Blames dog owners for everything';
const SIGNERS = 'Despises people who sign anything';
const LATE = 'Cannot bear people who are late';
const BOOKS = 'Pities people who never read';

export const cast: Given<Siege['cast']> = [
  {
    id: 'edda',
    name: 'Edda Marl',
    profession: 'Farmer',
    positive: words('Patient', 'Generous', 'Handy'),
    negative: words('Sarcastic', 'Tactless', 'Bossy'),
    bias: CITY,
    goal: HOLD,
    traits: words('Owns one book', 'Wet boots'),
    face: 'game-icons:farmer',
  },
  {
    id: 'ruben',
    name: 'Ruben Castle',
    profession: 'Insurance agent',
    positive: words('Optimistic', 'Organised', 'Careful'),
    negative: words('Nervous', 'Vain', 'Greedy'),
    bias: SIGNERS,
    goal: AWAY,
    traits: words('From the city', 'Always late'),
    face: 'game-icons:bow-tie',
  },
  {
    id: 'pia',
    name: 'Pia Lorentz',
    profession: 'Vet',
    positive: words('Kind', 'Brave', 'Calm'),
    negative: words('Talkative', 'Bossy', 'Nosy'),
    bias: DOGS,
    goal: HOLD,
    traits: words('Here for the cow', 'Rubber gloves'),
    face: 'game-icons:stethoscope',
  },
  {
    id: 'silas',
    name: 'Silas Orme',
    profession: 'Gravedigger',
    positive: words('Well read', 'Practical', 'Tough'),
    negative: words('Stubborn', 'Secretive', 'Gloomy'),
    bias: CITY,
    goal: BACK,
    traits: words('Earth on the cuffs', 'Nobody ever complained'),
    face: 'game-icons:cowled',
  },
  {
    id: 'jo',
    name: 'Jo Adair',
    profession: 'Student of folklore',
    positive: words('Brave', 'Charming', 'Curious'),
    negative: words('Clumsy', 'Reckless', 'Talkative'),
    bias: BOOKS,
    goal: TALK,
    traits: words('Signs without reading', 'Notebook'),
    face: 'game-icons:graduate-cap',
  },
  {
    id: 'walter',
    name: 'Walter Quist',
    profession: 'Bus driver',
    positive: words('Funny', 'Honest', 'Loyal'),
    negative: words('Talkative', 'Pedantic', 'Stubborn'),
    bias: LATE,
    goal: AWAY,
    traits: words('Owns a dog', 'Two watches'),
    face: 'game-icons:billed-cap',
  },
];

export const links: Given<Siege['links']> = [
  ...between('edda', 'ruben', likes('Generous / Greedy'), dislikes('Sarcastic / Vain'), dislikes('Tactless / Nervous')),
  ...between('edda', 'ruben', judges(CITY)),
  ...between('edda', 'pia', wantsTheSame(HOLD), dislikes('Bossy / Bossy')),
  ...between('edda', 'silas', likes('Handy / Practical'), likes('Patient / Stubborn'), likes('Sarcastic / Tough')),
  ...between('edda', 'silas', judgesAlike(CITY)),
  ...between('edda', 'jo', judges(BOOKS)),
  ...between('edda', 'walter', likes('Patient / Stubborn'), likes('Bossy / Loyal')),
  ...between('ruben', 'pia', likes('Nervous / Calm')),
  ...between('ruben', 'silas', judges(CITY), dislikes('Optimistic / Gloomy')),
  ...between('ruben', 'jo', judges(SIGNERS), likes('Vain / Charming'), dislikes('Careful / Reckless')),
  ...between('ruben', 'walter', wantsTheSame(AWAY), likes('Careful / Pedantic'), judges(LATE)),
  ...between('pia', 'silas', dislikes('Nosy / Secretive')),
  ...between('pia', 'jo', likes('Kind / Clumsy'), likes('Talkative / Curious'), likes('Brave / Reckless')),
  ...between('pia', 'walter', judges(DOGS), likes('Bossy / Loyal')),
  ...between('silas', 'jo', wantsTheOpposite(`${BACK} / ${TALK}`), likes('Well read / Curious')),
  ...between('silas', 'walter', likes('Gloomy / Funny'), dislikes('Stubborn / Stubborn')),
  ...between('jo', 'walter', likes('Curious / Talkative'), dislikes('Charming / Honest')),
];

export const biasTargets: Given<Siege['biasTargets']> = [
  { bias: CITY, traits: words('From the city') },
  { bias: DOGS, traits: words('Owns a dog') },
  { bias: SIGNERS, traits: words('Signs without reading') },
  { bias: LATE, traits: words('Always late') },
  { bias: BOOKS, traits: words('Owns one book') },
];

export const goalRelations: Given<Siege['goalRelations']> = [{ a: BACK, b: TALK, relation: 'opposed' }];
