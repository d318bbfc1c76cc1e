import type { Chance } from '@/lib/chance/chances';
import type { Choice, Chosen, Odds } from '@/lib/contract/played';
import { below, type Rng } from '@/lib/kernel/rng';
import { joined } from '../words/wording';

/** Choice whether dice are drawn from the seed, or rolled at the table and typed in. */
export const DICE_CHOICE: Choice = {
  id: 'dice',
  title: 'Dice',
  usual: 'drawn',
  options: [
    { id: 'drawn', label: 'Drawn from the seed' },
    { id: 'typed', label: 'Rolled at the table and typed in' },
  ],
};

/** Tells whether the table rolls the dice itself. By default they are drawn. */
export const areTyped = (chosen: Chosen): boolean => chosen[DICE_CHOICE.id] === 'typed';

/** Returns a probability with its label, as one answer to a question or on its own. */
export const oddsOf = (label: string, { share, text }: Chance, question?: string): Odds => ({
  label,
  chance: share,
  exact: text,
  ...(question !== undefined && { question }),
});

/** Dice of one roller in a state: number due, and faces so far. */
export interface Dice {
  due: number;
  readonly faces: number[];
}

/** Move of a table that rolls its own dice: the face of one die. */
export interface FaceMove {
  readonly type: 'face';
  readonly face: number;
}

/** Summarises a roll: "Bob 2 of 3 green and 1 of 2 red; the GM 4 of 8 red". */
export function describeRoll(rolls: readonly Rolled[], nameOf: (person: number) => string): string {
  const people = [...new Set(rolls.map(({ person }) => person))];
  const of = (id: number) => {
    const own = rolls.filter(({ person, faces }) => person === id && faces.length > 0);
    return joined(own.map(({ colour, faces, counted }) => `${counted} of ${faces.length} ${colour}`)) || 'no dice';
  };
  return people.map((id) => `${nameOf(id)} ${of(id)}`).join('; ');
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns the number of dice that a face adds to the roll; none in most games. */
export type Extra<Roller extends Dice> = (roller: Roller, face: number) => number;

const none = (): number => 0;

export const nextRoller = <Roller extends Dice>(rollers: readonly Roller[]): Roller | undefined =>
  rollers.find(({ due, faces }) => faces.length < due);

/** Records the next die, roller by roller; dice that it adds are recorded before the next roller's. */
export function recordFace<Roller extends Dice>(
  rollers: readonly Roller[],
  face: number,
  extra: Extra<Roller> = none,
): void {
  const roller = nextRoller(rollers);
  if (!roller) return;
  roller.faces.push(face);
  roller.due += extra(roller, face);
}

/** Rolls all dice that are due. Advances `rng` once for each. */
export function drawFaces<Roller extends Dice>(
  rng: Rng,
  rollers: readonly Roller[],
  extra: Extra<Roller> = none,
): void {
  while (nextRoller(rollers)) recordFace(rollers, 1 + below(rng, FACES.length), extra);
}

type Colour = 'green' | 'red';

/** Result of a person's dice of a colour; `counted` are even faces on green, odd ones on red dice. */
export interface Rolled {
  /** Index of the player; −1 for the GM. */
  readonly person: number;
  readonly colour: Colour;
  readonly faces: readonly number[];
  readonly counted: number;
}

/** The same in a state: `counted` is 0 until all dice are rolled. */
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

/** Tells whether a face counts: even on green helps, odd on red hurts. */
const counts = (colour: Colour, face: number): boolean => face % 2 === (colour === 'green' ? 0 : 1);

/** Faces that add another die, by colour. */
const BRINGS: Readonly<Record<Colour, number>> = { green: 6, red: 1 };

/** Returns the number of dice that a face adds, if dice are open-ended. */
export const extraDiceFor: Extra<ColourDice> = ({ colour }, face) => Number(face === BRINGS[colour]);

export function readDice(rolls: readonly ColourDice[]): readonly Rolled[] {
  return rolls.map((roll) => {
    const { person, colour, faces } = roll;
    roll.counted = faces.reduce((sum, face) => sum + Number(counts(colour, face)), 0);
    return { person, colour, faces: faces.slice(), counted: roll.counted };
  });
}

/** Returns the count of a person's dice of a colour; 0 if they rolled none. */
export function countedIn(rolls: readonly Rolled[], person: number, colour: Colour): number {
  for (const roll of rolls) if (roll.person === person && roll.colour === colour) return roll.counted;
  return 0;
}
