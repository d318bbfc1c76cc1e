import type { Game } from '../engine/game';
import type { Person } from '../engine/state';

const CHARACTERS = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'] as const;

/** Returns a person's name in replays: the setting's for Extras, a fixed list for characters. */
export function nameOfPerson({ setting }: Game, players: number, person: Person): string {
  if (person < players) return CHARACTERS[person] ?? `Character ${person + 1}`;
  return setting.extras[person - players]?.name.trim() || `Extra ${person - players + 1}`;
}

/** Returns a person's name and occupation, such as “Ann, a nurse”. */
export function introductionOf(game: Game, players: number, person: Person): string {
  const name = nameOfPerson(game, players, person);
  const { occupations, extras } = game.setting;
  const job = person < players ? occupations[person]?.text : extras[person - players]?.occupation;
  return job?.trim() ? `${name}, ${job.trim().charAt(0).toLowerCase()}${job.trim().slice(1)}` : name;
}
