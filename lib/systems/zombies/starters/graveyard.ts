import type { Starter } from '@/lib/contract/starter';
import type { Given } from '@/lib/schema/fill';
import type { Deck } from '../schema';
import { buildBody } from './build';
import { cards } from './cards';

/** The box of the rules: its numbers and its theme, with names and texts of our own. Actions stand in the order A1 to A7. */
export const graveyardDeck: Given<Deck> = {
  id: 'graveyard',
  title: 'The graveyard',
  deckCode: 'Z',
  theme: {
    patron: 'Zela “Zik-Zik” Von Flatuus',
    blurb:
      'Citizens! Cowards! Connoisseurs of the catastrophic! I am Zela Von Flatuus, and my friends all say Zik-Zik, or will as soon as I have some. I have collected cads on ninety planets, and still my shelves are short of one decently decayed desperado. Your graveyard groans with them. Bring me the boneheads one by one, from the feeblest to the foulest, and I shall pay so promptly and preposterously that you will quite forget to faint.',
    palette: [{ colour: 'green' }, { colour: 'black' }],
  },
  creatures: [
    {
      id: 'mildred',
      name: 'Mumbling Mildred',
      number: 1,
      picture: 'game-icons:skeletal-hand',
      flavour: 'Mislaid her mouth in March. Mumbles mournfully about marmalade.',
    },
    {
      id: 'sheldon',
      name: 'Shuffling Sheldon',
      number: 2,
      picture: 'game-icons:shambling-zombie',
      flavour: 'Wanted for slow and senseless slouching on sixteen separate Sundays.',
    },
    {
      id: 'gertrude',
      name: 'Groaning Gertrude',
      number: 3,
      picture: 'game-icons:raise-zombie',
      flavour: 'Gargles at gravestones, gatecrashes galas and gnaws garden gnomes.',
    },
    {
      id: 'leopold',
      name: 'Lurching Leopold',
      number: 4,
      picture: 'game-icons:half-dead',
      flavour: 'Lost his left leg in a lottery. Looks for it in larders.',
    },
    {
      id: 'bertram',
      name: 'Bilious Baron Bertram',
      number: 5,
      picture: 'game-icons:dead-head',
      flavour: 'Bites before breakfast, burps by the bucket, blames the butler.',
    },
    {
      id: 'cornelius',
      name: 'Colossal Cornelius',
      number: 6,
      picture: 'game-icons:ogre',
      flavour: 'Consumed a chapel choir, cassocks, candles and all. Considers it a canapé.',
    },
  ],
  actions: [
    { id: 'switcheroo', name: 'Switcheroo', effect: 'swap', text: 'Sleight of hand, while somebody sneezes.' },
    { id: 'grave-robber', name: 'Grave Robber', effect: 'steal', text: 'Finders feast. Losers are left lamenting.' },
    {
      id: 'night-lamp',
      name: 'Night Lamp',
      effect: 'peek',
      params: { slots: 2 },
      text: 'A little light on the loathsome lurkers next door.',
    },
    { id: 'stampede', name: 'Stampede', effect: 'scramble', text: 'Rattle, run, roar! Now who is where?' },
    { id: 'back-in-the-box', name: 'Back in the Box', effect: 'bury', text: 'Buried before, but barely.' },
    { id: 'second-helping', name: 'Second Helping', effect: 'again', text: 'Seconds, sir? Certainly, and swiftly.' },
    {
      id: 'loaded-bait',
      name: 'Loaded Bait',
      effect: 'steady',
      params: { bonus: 1 },
      text: 'Best brains, barely bruised.',
    },
  ],
  superTraps: [
    {
      id: 'underdog-net',
      name: 'Underdog Net',
      when: 'lowestScore',
      gain: { rollBonus: 2 },
      text: 'For the forlorn, the forgotten and the frankly hopeless.',
    },
  ],
};

/** Every number of the rules. */
export const graveyard: Starter = {
  ...cards.graveyard,
  body: () => buildBody({ decks: [graveyardDeck] }),
};
