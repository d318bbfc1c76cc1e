import type { Chance } from '@/lib/chance/chances';
import type { Choice, Chosen, Odds } from '@/lib/contract/played';
import { below, type Rng } from '@/lib/kernel/rng';
import { joined } from './wording';

/** What a table agrees on: whether dice are drawn from the seed, or rolled at the table and typed in. */
export const DICE_CHOICE: Choice = {
  id: 'dice',
  title: 'Dice',
  usual: 'drawn',
  options: [
    { id: 'drawn', label: 'Drawn from the seed' },
    { id: 'typed', label: 'Rolled at the table and typed in' },
  ],
};

/** Whether the table rolls the dice itself. Nothing agreed on means that they are drawn. */
export const areTyped = (chosen: Chosen): boolean => chosen[DICE_CHOICE.id] === 'typed';

/** A chance in words: one answer to a question, or on its own. */
export const oddsOf = (label: string, { share, text }: Chance, question?: string): Odds => ({
  label,
  chance: share,
  exact: text,
  ...(question !== undefined && { question }),
});

/** Dice of one roller, inside a state: how many are due, and the faces so far. */
export interface Dice {
  due: number;
  readonly faces: number[];
}

/** The move of a table that rolls its own dice: what one die shows. */
export interface FaceMove {
  readonly type: 'face';
  readonly face: number;
}

/** What counted of what fell: "Bob 2 of 3 green and 1 of 2 red; the GM 4 of 8 red". */
export function rolledInWords(rolls: readonly Rolled[], nameOf: (person: number) => string): string {
  const people = [...new Set(rolls.map(({ person }) => person))];
  const of = (id: number) => {
    const own = rolls.filter(({ person, faces }) => person === id && faces.length > 0);
    return joined(own.map(({ colour, faces, counted }) => `${counted} of ${faces.length} ${colour}`)) || 'no dice';
  };
  return people.map((id) => `${nameOf(id)} ${of(id)}`).join('; ');
}

/** What the next die can show. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many more dice a face makes due; none in most games. */
export type Extra<Roller extends Dice> = (roller: Roller, face: number) => number;

const none = (): number => 0;

/** The first roller whose dice do not all lie yet. */
export const stillDue = <Roller extends Dice>(rollers: readonly Roller[]): Roller | undefined =>
  rollers.find(({ due, faces }) => faces.length < due);

/** Lays the next die that is due, roller by roller; dice that it makes due are laid before the next roller's. */
export function layFace<Roller extends Dice>(
  rollers: readonly Roller[],
  face: number,
  extra: Extra<Roller> = none,
): void {
  const roller = stillDue(rollers);
  if (!roller) return;
  roller.faces.push(face);
  roller.due += extra(roller, face);
}

/** Lays every die that is due. Advances `rng` once for each. */
export function drawFaces<Roller extends Dice>(
  rng: Rng,
  rollers: readonly Roller[],
  extra: Extra<Roller> = none,
): void {
  while (stillDue(rollers)) layFace(rollers, 1 + below(rng, FACES.length), extra);
}

type Colour = 'green' | 'red';

/** What somebody's dice of a colour showed; `counted` are evens on green and odds on red. */
export interface Rolled {
  /** By place; -1 is the GM. */
  readonly person: number;
  readonly colour: Colour;
  readonly faces: readonly number[];
  readonly counted: number;
}

/** The same inside a state: `counted` is 0 until they have fallen. */
export interface ColourDice extends Dice {
  readonly person: number;
  readonly colour: Colour;
  counted: number;
}

export const colourDice = (person: number, colour: Colour, due: number): ColourDice => ({
  person,
  colour,
  due,
  faces: [],
  counted: 0,
});

/** Even on green helps, odd on red hurts; no other face matters. */
const counts = (colour: Colour, face: number): boolean => face % 2 === (colour === 'green' ? 0 : 1);

/** The face of each colour that brings another die. */
const BRINGS: Readonly<Record<Colour, number>> = { green: 6, red: 1 };

/** Dice that a face brings in, where they are open-ended. */
export const broughtBy: Extra<ColourDice> = ({ colour }, face) => Number(face === BRINGS[colour]);

/** Reads dice that lie. */
export function readDice(rolls: readonly ColourDice[]): readonly Rolled[] {
  return rolls.map((roll) => {
    const { person, colour, faces } = roll;
    roll.counted = faces.reduce((sum, face) => sum + Number(counts(colour, face)), 0);
    return { person, colour, faces: faces.slice(), counted: roll.counted };
  });
}

/** What somebody's dice of a colour came to; 0 for those who rolled none. */
export function countedIn(rolls: readonly Rolled[], person: number, colour: Colour): number {
  for (const roll of rolls) if (roll.person === person && roll.colour === colour) return roll.counted;
  return 0;
}
