import type { Starter } from '@/lib/contract/starter';
import type { Given } from '@/lib/schema/fill';
import type { Deck } from '../schema';
import { buildBody } from './build';
import { cards } from './cards';
import { graveyardDeck } from './graveyard';

/** Another collector and other creatures. Five actions are those of the graveyard; two are found nowhere but here. */
export const deepSeaDeck: Given<Deck> = {
  id: 'deep-sea',
  title: 'The deep sea',
  deckCode: 'D',
  theme: {
    patron: 'Admiral Archibald Ooze, retired',
    blurb:
      'Landlubbers! Lend me your limbs! I am Admiral Archibald Ooze, owner of the airiest aquarium afloat, which is, I admit in anguish, empty. The ocean overflows with outlaws: pickpocketing prawns, swindling squid, a shark with a shocking singing voice. Bring them to me breathing, bubbling and preferably bound, the small fry first. I pay in pearls, by the pocketful, and ask no questions that have answers.',
    palette: [{ colour: 'blue' }, { colour: 'yellow' }],
  },
  creatures: [
    {
      id: 'percy',
      name: 'Prancing Percy',
      number: 1,
      picture: 'game-icons:seahorse',
      flavour: 'Pinches purses, pearls and other people’s places in the queue.',
    },
    {
      id: 'clarence',
      name: 'Crabby Clarence',
      number: 2,
      picture: 'game-icons:crab',
      flavour: 'Convicted of clipping clotheslines. Claims he was cutting coupons.',
    },
    {
      id: 'josephine',
      name: 'Jiggling Josephine',
      number: 3,
      picture: 'game-icons:jellyfish',
      flavour: 'Jabs joggers, then giggles. The jury jumped.',
    },
    {
      id: 'ethelbert',
      name: 'Eerie Ethelbert',
      number: 4,
      picture: 'game-icons:eel',
      flavour: 'Electrified eleven elevators on Easter Eve. Expects an encore.',
    },
    {
      id: 'octavia',
      name: 'Odious Octavia',
      number: 5,
      picture: 'game-icons:octopus',
      flavour: 'Owes eight opera houses for eight organs, all of them out of tune.',
    },
    {
      id: 'sherman',
      name: 'Shameless Sherman',
      number: 6,
      picture: 'game-icons:shark-jaws',
      flavour: 'Swallowed a submarine, then sued it for its small sandwiches.',
    },
  ],
  actions: [
    ...(graveyardDeck.actions ?? []).filter(({ effect }) => effect !== 'peek' && effect !== 'steady'),
    {
      id: 'salvage-rights',
      name: 'Salvage Rights',
      effect: 'rescue',
      text: 'One wretch’s rubbish is another wretch’s wreck.',
    },
    {
      id: 'barbed-bait',
      name: 'Barbed Bait',
      effect: 'steady',
      params: { bonus: 2 },
      text: 'The wriggliest worm in the whole wide wet world.',
    },
  ],
  superTraps: [
    {
      id: 'bottomless-bucket',
      name: 'Bottomless Bucket',
      when: 'noSavedCreature',
      gain: { reroll: 1 },
      text: 'Bait, bungle, bait better.',
    },
  ],
};

/** The same numbers as the graveyard, at sea. */
export const deepSea: Starter = {
  ...cards.deepSea,
  body: () => buildBody({ decks: [deepSeaDeck] }),
};
