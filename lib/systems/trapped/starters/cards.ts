import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after Adam Dray'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  spaceship: {
    ...CREDITS,
    id: 'spaceship',
    title: 'Trapped on the Spaceship with the Alien!',
    summary:
      'The crew is dead, the last pod is stuck and seats two, and something with arms lives in the ducts. ' +
      'Ready to play tonight.',
    cover: 'game-icons:alien-stare',
    tags: ['claustrophobic', 'funny', 'pulpy', 'scary', 'tense'],
    warnings: ['blood-and-gore', 'child-harm', 'claustrophobia', 'death', 'sexual-content', 'violence'],
  },
  timeTraveller: {
    ...CREDITS,
    id: 'spaceship_time_traveller',
    title: 'Trapped on the Spaceship with the Visitor from Another Time!',
    summary:
      'The same ship, but what hunts you is a gentleman from another century who plays with people and is sure to win. ' +
      'Ready to play tonight.',
    variantOf: 'spaceship',
    cover: 'game-icons:top-hat',
    tags: ['claustrophobic', 'funny', 'paranoid', 'pulpy', 'scary', 'tense'],
    warnings: ['child-harm', 'claustrophobia', 'death', 'sexual-content', 'violence'],
  },
  hauntedMansion: {
    ...CREDITS,
    id: 'haunted_mansion',
    title: 'Trapped in the Haunted Mansion',
    summary:
      'A dinner invitation, a raised drawbridge, and a host who is not himself at full moon. ' +
      'The key to the front gate hangs on his collar, so that somebody has to hunt him.',
    cover: 'game-icons:wolf-howl',
    tags: ['campy', 'funny', 'gothic', 'romantic', 'scary'],
    warnings: ['alcohol-and-drugs', 'animal-harm', 'blood-and-gore', 'death', 'violence'],
  },
  ghostInTheMansion: {
    ...CREDITS,
    id: 'haunted_mansion_ghost',
    title: 'Trapped in the Mansion with the Governess',
    summary:
      'The same house, but what walks in it is a governess who was walled up over a point of grammar, ' +
      'and the key to the front gate is on her belt.',
    variantOf: 'haunted_mansion',
    cover: 'game-icons:floating-ghost',
    tags: ['campy', 'funny', 'gothic', 'melancholic', 'scary'],
    warnings: ['alcohol-and-drugs', 'animal-harm', 'captivity', 'death', 'violence'],
  },
  mineShaft: {
    ...CREDITS,
    id: 'mine_shaft',
    title: 'Trapped in the Mine with the Killer',
    summary:
      'The lift is dead, the water is rising, and one of the miners never went home. ' +
      'Everything beyond the ladders is dark: everybody who goes down needs a lamp of their own.',
    cover: 'game-icons:gold-mine',
    tags: ['claustrophobic', 'funny', 'scary', 'tense'],
    warnings: ['animal-harm', 'claustrophobia', 'death', 'violence'],
  },
  mars: {
    ...CREDITS,
    id: 'mars',
    title: 'Trapped on Mars',
    summary:
      'No fuel, no signal, and an old convict who sees better in the dark than you do. ' +
      'Most of the way out is outside, and there are three suits for all of you.',
    cover: 'game-icons:mars-curiosity',
    tags: ['bleak', 'funny', 'pulpy', 'scary', 'tense'],
    warnings: ['body-horror', 'captivity', 'claustrophobia', 'death', 'violence'],
  },
  robotsOnMars: {
    ...CREDITS,
    id: 'mars_robots',
    title: 'Trapped on Mars with the Security Robots',
    summary:
      'The same base, but somebody moved a comma in the manual of its security robots, and they now keep people safe. ' +
      'Three suits for all of you.',
    variantOf: 'mars',
    cover: 'game-icons:mono-wheel-robot',
    tags: ['absurd', 'funny', 'pulpy', 'satirical', 'tense'],
    warnings: ['captivity', 'claustrophobia', 'death', 'violence'],
  },
  highSchool: {
    ...CREDITS,
    id: 'high_school',
    title: 'Trapped in High School with the Vampires',
    summary:
      'Detention ran late, the power is out, and the exchange students have no reflection. ' +
      'What you need is in both wings, and two hall passes are all that is left.',
    cover: 'game-icons:fangs',
    tags: ['campy', 'funny', 'pulpy', 'romantic', 'scary'],
    warnings: ['abuse', 'blood-and-gore', 'death', 'violence'],
  },
  psionInHighSchool: {
    ...CREDITS,
    id: 'high_school_psion',
    title: 'Trapped in High School with the President',
    summary:
      'The same school, but it is run by a student council president who has other people’s ideas for them. ' +
      'Two hall passes are left for all of you.',
    variantOf: 'high_school',
    cover: 'game-icons:psychic-waves',
    tags: ['campy', 'funny', 'paranoid', 'satirical', 'scary'],
    warnings: ['abuse', 'death', 'mind-control', 'violence'],
  },
  submarine: {
    ...CREDITS,
    id: 'submarine',
    title: 'Trapped on the Submarine with the Siren',
    summary:
      'The boat is on the bottom, the enemy is above, and somebody outside is singing. ' +
      'Four compartments are under water, and every way out begins with sending some of it away.',
    cover: 'game-icons:submarine',
    tags: ['claustrophobic', 'funny', 'pulpy', 'tense'],
    warnings: ['claustrophobia', 'death', 'mind-control', 'self-harm', 'violence'],
  },
  generalOnTheSubmarine: {
    ...CREDITS,
    id: 'submarine_general',
    title: 'Trapped on the Submarine with the General',
    summary:
      'The same boat, but the prisoner is loose: a general whose war is over and who has not been told. ' +
      'Four compartments are under water, and every way out begins with sending some of it away.',
    variantOf: 'submarine',
    cover: 'game-icons:periscope',
    tags: ['claustrophobic', 'funny', 'pulpy', 'satirical', 'tense'],
    warnings: ['claustrophobia', 'death', 'violence'],
  },
  limbo: {
    ...CREDITS,
    id: 'limbo',
    title: 'Trapped in Limbo',
    summary:
      'You have died, it seems. The paperwork is incomplete, and someone has offered to help with it. ' +
      'On every way out there is a bargain, and a bargain is as hard as a fight with him.',
    cover: 'game-icons:heaven-gate',
    tags: ['absurd', 'bittersweet', 'funny', 'satirical'],
    warnings: ['death'],
  },
  gabrielInLimbo: {
    ...CREDITS,
    id: 'limbo_gabriel',
    title: 'Trapped in Limbo with Gabriel',
    summary:
      'The same waiting room, but the trouble comes from above: an archangel whose figures have to come out by five. ' +
      'On every way out there is a bargain, and a bargain is as hard as a fight with him.',
    variantOf: 'limbo',
    cover: 'game-icons:angel-outfit',
    tags: ['absurd', 'bittersweet', 'funny', 'satirical'],
    warnings: ['death'],
  },
  grimmForest: {
    ...CREDITS,
    id: 'grimm_forest',
    title: 'Trapped in the Fairy-Tale Forest',
    summary:
      'Once upon a time you took the short cut. The forest has kept you, and somebody small wants your firstborn. ' +
      'The path goes all the way round, until somebody lays a trail through the middle.',
    cover: 'game-icons:forest',
    tags: ['absurd', 'funny', 'gothic', 'satirical'],
    warnings: ['animal-harm', 'death', 'violence'],
  },
  giantInTheForest: {
    ...CREDITS,
    id: 'grimm_forest_giant',
    title: 'Trapped in the Fairy-Tale Forest with the Giant',
    summary:
      'The same forest, but what lives in the mill is thirty feet tall and cannot get home either. ' +
      'The path goes all the way round, until somebody lays a trail through the middle.',
    variantOf: 'grimm_forest',
    cover: 'game-icons:giant',
    tags: ['absurd', 'funny', 'gothic'],
    warnings: ['animal-harm', 'death', 'violence'],
  },
  lionInTheForest: {
    ...CREDITS,
    id: 'grimm_forest_lion',
    title: 'Trapped in the Fairy-Tale Forest with the Lion',
    summary:
      'The same forest, but it has a king, he holds court, and you are on the menu. ' +
      'The path goes all the way round, until somebody lays a trail through the middle.',
    variantOf: 'grimm_forest',
    cover: 'game-icons:lion',
    tags: ['absurd', 'funny', 'satirical'],
    warnings: ['animal-harm', 'death', 'violence'],
  },
  tropicalIsland: {
    ...CREDITS,
    id: 'tropical_island',
    title: 'Trapped on the Island with the Velociraptors',
    summary:
      'The brochure promised wildlife. The boat is matchwood, the wildlife has learned about doors, and there is one ' +
      'tap: every way out is on the dry side of the fence, where nobody gets far without a flask.',
    cover: 'game-icons:island',
    tags: ['campy', 'funny', 'pulpy', 'tense'],
    warnings: ['animal-harm', 'blood-and-gore', 'death', 'violence'],
  },
  clubOnTheIsland: {
    ...CREDITS,
    id: 'tropical_island_club',
    title: 'Trapped on the Island with the Dinner Club',
    summary:
      'The same island, but what hunts you has a dress code: the last investors, who would love to have you for dinner. ' +
      'Every way out is on the dry side of the fence, where nobody gets far without a flask.',
    variantOf: 'tropical_island',
    cover: 'game-icons:meal',
    tags: ['campy', 'funny', 'satirical', 'tense'],
    warnings: ['animal-harm', 'blood-and-gore', 'death', 'violence'],
  },
  doctorOnTheIsland: {
    ...CREDITS,
    id: 'tropical_island_doctor',
    title: 'Trapped on the Island with the Mad Doctor',
    summary:
      'The same island, but the house physician is making his rounds, and volunteers are always welcome. ' +
      'Every way out is on the dry side of the fence, where nobody gets far without a flask.',
    variantOf: 'tropical_island',
    cover: 'game-icons:syringe',
    tags: ['campy', 'funny', 'pulpy', 'tense'],
    warnings: ['animal-harm', 'body-horror', 'captivity', 'death', 'violence'],
  },
  oz: {
    ...CREDITS,
    id: 'oz',
    title: 'Trapped in Oz',
    summary:
      'The house has come down on one witch and annoyed another. There are three ways over the desert, and three friends ' +
      'with wishes of their own: every way home takes two of them, and each walks with one of you at a time.',
    cover: 'game-icons:tornado',
    tags: ['absurd', 'dreamlike', 'funny', 'hopeful'],
    warnings: ['captivity', 'death', 'violence'],
  },
  wizardOfOz: {
    ...CREDITS,
    id: 'oz_wizard',
    title: 'Trapped in Oz with the Wizard',
    summary:
      'The same land, but the witch has retired and the Wizard is on tour, with fire. ' +
      'Every way home takes two friends of three, and he would like to keep them.',
    variantOf: 'oz',
    cover: 'game-icons:theater-curtains',
    tags: ['absurd', 'dreamlike', 'funny', 'satirical'],
    warnings: ['captivity', 'death', 'violence'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
