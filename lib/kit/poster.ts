import type { Plan } from './plan';
import type { ThemeId } from './themes';

/** Poster of a scenario as data, with all texts final. */
export interface Poster {
  readonly theme: ThemeId;
  /** Small line above the title. */
  readonly opening: string;
  readonly title: string;
  /** Names of what hunts the players, below the title; may be empty. */
  readonly hunter: string;
  /** Players and length, at the foot. */
  readonly strip: string;
  /** Sign in the notation of lib/kit/picture.ts; may be empty. */
  readonly sign: string;
  /** Uploaded cover picture, which takes the sign's place, in the same notation; may be empty. */
  readonly art: string;
  readonly plan: Plan;
}

/** A game's own part of a poster. */
export interface PosterPart {
  /** Names of what hunts the players or holds them. */
  readonly hunters: readonly string[];
  /** Picture of the hunter, for scenarios without a cover picture; may be empty. */
  readonly picture: string;
  /** Lines behind the sign, for games without a map. */
  readonly plan?: Plan;
}

/** "Trapped in", "Trapped on the": an opening that posters set as a small line. */
const OPENING = /^trapped (?:in|on|at|under|inside|aboard)(?: (?:the|an?))?\s+(?=\S)/iu;

/** Splits a title into its small opening line and the rest. Titles without such an opening get the game's title. */
export function splitTitle(title: string, game: string): Pick<Poster, 'opening' | 'title'> {
  const words = title.trim();
  const opening = OPENING.exec(words)?.[0];
  if (opening) return { opening: opening.trim(), title: words.slice(opening.length) };
  const prefix = `${game}:`;
  const rest = words.startsWith(prefix) ? words.slice(prefix.length).trim() : '';
  return { opening: game, title: rest === '' ? words : rest };
}

/** Joins the names of hunters that the title doesn't already contain; '' if none is left or there are too many. */
export function sayHunters(hunters: readonly string[], title: string): string {
  const known = title.toLocaleLowerCase();
  const names = hunters.map((name) => name.trim()).filter((name) => name !== '');
  if (names.length === 0 || names.length > MANY) return '';
  return names.every((name) => known.includes(withoutArticle(name).toLocaleLowerCase())) ? '' : names.join(' · ');
}

const MANY = 3;
const withoutArticle = (name: string) => name.replace(/^(?:the|an?)\s+/iu, '');
