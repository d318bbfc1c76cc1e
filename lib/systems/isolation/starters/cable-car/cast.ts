import type { Given } from '@/lib/schema/fill';
import type { Siege } from '../../schema';
import { between, dislikes, judges, judgesAlike, likes, wantsTheOpposite, wantsTheSame, words } from '../build';

const ALL = 'Bring everybody down alive';
const EARLY = 'Be down before midnight';
const POLICE = 'Hand the case to the police';
const KEEP = 'Walk away with the case';

const TRIPPERS = 'Is tired of day trippers';
const SHOES = 'Laughs at city shoes';
const LATE = 'Never forgives people who are late';
const UNIFORMS = 'Argues with anybody in uniform';
const GUIDES = 'Distrusts mountain guides';

export const cast: Given<Siege['cast']> = [
  {
    id: 'mira',
    name: 'Mira Falk',
    profession: 'Cabin attendant',
    positive: words('Loyal', 'Funny', 'Practical'),
    negative: words('Bossy', 'Sarcastic', 'Sulky'),
    bias: TRIPPERS,
    goal: ALL,
    traits: words('Uniform', 'Whistle'),
    face: 'game-icons:captain-hat-profile',
  },
  {
    id: 'konrad',
    name: 'Konrad Opitz',
    profession: 'Notary',
    positive: words('Polite', 'Patient', 'Well read'),
    negative: words('Vain', 'Pedantic', 'Nervous'),
    bias: LATE,
    goal: POLICE,
    traits: words('City shoes', 'Fountain pen'),
    face: 'game-icons:top-hat',
  },
  {
    id: 'lene',
    name: 'Lene Vogt',
    profession: 'Mountain guide',
    positive: words('Brave', 'Careful', 'Tough'),
    negative: words('Hasty', 'Secretive', 'Bossy'),
    bias: SHOES,
    goal: ALL,
    traits: words('Sunburn', 'Own harness'),
    face: 'game-icons:mountain-climbing',
  },
  {
    id: 'bruno',
    name: 'Bruno Halm',
    profession: 'Cook',
    positive: words('Charming', 'Handy', 'Funny'),
    negative: words('Lazy', 'Reckless', 'Greedy'),
    bias: TRIPPERS,
    goal: KEEP,
    traits: words('Kept the cabin waiting', 'Smells of onions'),
    face: 'game-icons:chef-toque',
  },
  {
    id: 'oskar',
    name: 'Oskar Nilsen',
    profession: 'Cableway engineer',
    positive: words('Calm', 'Honest', 'Curious'),
    negative: words('Pedantic', 'Gloomy', 'Stubborn'),
    bias: GUIDES,
    goal: EARLY,
    traits: words('Retired on Friday', 'Last train at twelve'),
    face: 'game-icons:tinker',
  },
  {
    id: 'tilda',
    name: 'Tilda Rask',
    profession: 'Travel blogger',
    positive: words('Generous', 'Curious', 'Optimistic'),
    negative: words('Reckless', 'Nosy', 'Talkative'),
    bias: UNIFORMS,
    goal: EARLY,
    traits: words('Day tripper', 'Eleven per cent battery'),
    face: 'game-icons:sunglasses',
  },
];

export const links: Given<Siege['links']> = [
  ...between('mira', 'konrad', dislikes('Sarcastic / Vain')),
  ...between('mira', 'lene', wantsTheSame(ALL), likes('Loyal / Bossy'), likes('Sarcastic / Tough')),
  ...between('mira', 'lene', dislikes('Bossy / Bossy')),
  ...between('mira', 'bruno', judgesAlike(TRIPPERS), likes('Practical / Handy')),
  ...between('mira', 'oskar', likes('Funny / Gloomy')),
  ...between('mira', 'tilda', judges(TRIPPERS), judges(UNIFORMS), dislikes('Sulky / Talkative')),
  ...between('konrad', 'lene', judges(SHOES), likes('Pedantic / Careful'), dislikes('Patient / Hasty')),
  ...between('konrad', 'bruno', wantsTheOpposite(`${POLICE} / ${KEEP}`), judges(LATE), likes('Vain / Charming')),
  ...between('konrad', 'oskar', likes('Nervous / Calm'), likes('Patient / Stubborn'), likes('Well read / Curious')),
  ...between('konrad', 'tilda', likes('Well read / Curious')),
  ...between('lene', 'bruno', likes('Brave / Reckless'), dislikes('Careful / Reckless')),
  ...between('lene', 'oskar', judges(GUIDES), likes('Careful / Pedantic')),
  ...between('lene', 'tilda', likes('Brave / Reckless'), dislikes('Careful / Reckless'), dislikes('Secretive / Nosy')),
  ...between('bruno', 'oskar', likes('Funny / Gloomy'), dislikes('Charming / Honest')),
  ...between('bruno', 'tilda', judges(TRIPPERS), likes('Greedy / Generous')),
  ...between('oskar', 'tilda', wantsTheSame(EARLY), likes('Curious / Talkative'), dislikes('Gloomy / Optimistic')),
];

export const biasTargets: Given<Siege['biasTargets']> = [
  { bias: TRIPPERS, traits: words('Day tripper') },
  { bias: SHOES, traits: words('City shoes') },
  { bias: LATE, traits: words('Kept the cabin waiting') },
  { bias: UNIFORMS, traits: words('Uniform') },
  { bias: GUIDES, traits: words('Mountain guide') },
];

export const goalRelations: Given<Siege['goalRelations']> = [{ a: POLICE, b: KEEP, relation: 'opposed' }];
