import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Settings to start from, the book’s own first, each followed by its variants. */
export const starters = listStarters(cards, {
  spaceship: async () => (await import('./spaceship')).spaceship,
  timeTraveller: async () => (await import('./spaceship/time-traveller')).timeTraveller,
  hauntedMansion: async () => (await import('./haunted-mansion')).hauntedMansion,
  ghostInTheMansion: async () => (await import('./haunted-mansion/ghost')).ghostInTheMansion,
  mineShaft: async () => (await import('./mine-shaft')).mineShaft,
  mars: async () => (await import('./mars')).mars,
  robotsOnMars: async () => (await import('./mars/robots')).robotsOnMars,
  highSchool: async () => (await import('./high-school')).highSchool,
  psionInHighSchool: async () => (await import('./high-school/psion')).psionInHighSchool,
  submarine: async () => (await import('./submarine')).submarine,
  generalOnTheSubmarine: async () => (await import('./submarine/general')).generalOnTheSubmarine,
  limbo: async () => (await import('./limbo')).limbo,
  gabrielInLimbo: async () => (await import('./limbo/gabriel')).gabrielInLimbo,
  grimmForest: async () => (await import('./grimm-forest')).grimmForest,
  giantInTheForest: async () => (await import('./grimm-forest/giant')).giantInTheForest,
  lionInTheForest: async () => (await import('./grimm-forest/lion')).lionInTheForest,
  tropicalIsland: async () => (await import('./tropical-island')).tropicalIsland,
  clubOnTheIsland: async () => (await import('./tropical-island/club')).clubOnTheIsland,
  doctorOnTheIsland: async () => (await import('./tropical-island/doctor')).doctorOnTheIsland,
  oz: async () => (await import('./oz')).oz,
  wizardOfOz: async () => (await import('./oz/wizard')).wizardOfOz,
});
