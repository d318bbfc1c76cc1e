import type { Compass, Drawing, IconName, Tone } from './blocks';

/** Content of one side of a piece, as data. templates/pieces/faces draws it, scaled to its panel. */
export type Face =
  | TextFace
  /** One sign or picture, with a name below it and a short note: tiles, tokens, standees. */
  | {
      readonly face: 'emblem';
      readonly tone: Tone;
      readonly icon?: IconName | undefined;
      readonly art?: string | undefined;
      readonly title: string;
      readonly note: string;
      /** A number or a code in each upper corner, such as a rank; '' for none. */
      readonly corners?: readonly [left: string, right: string] | undefined;
    }
  /** A back: identifies the deck and nothing else. */
  | { readonly face: 'back'; readonly tone: Tone; readonly icon: IconName; readonly title: string }
  /** A playing card: its index in two corners, and its pips or a picture of its rank. */
  | {
      readonly face: 'playing';
      readonly index: string;
      readonly icon: IconName;
      readonly pips: number;
      readonly red: boolean;
    }
  | {
      readonly face: 'track';
      readonly title: string;
      /** One space below the other; otherwise as square as possible, row by row. */
      readonly isColumn?: boolean;
      readonly spaces: readonly { readonly label: string; readonly tone: Tone }[];
    }
  /** Spaces for pieces, side by side under their names, each with a sign or a compass in the middle. */
  | {
      readonly face: 'slots';
      readonly tone: Tone;
      readonly icon: IconName;
      readonly labels: readonly string[];
      readonly compass?: Compass | undefined;
    }
  /** A strip to write on. The line of its frame identifies its kind in black and white too. */
  | {
      readonly face: 'slip';
      readonly tone: Tone;
      readonly line: 'solid' | 'dashed';
      readonly label: string;
      /** Its subject, in small type above the line. */
      readonly title: string;
      /** Text below its subject; if there is none, or no room for it, a line to write on. */
      readonly words?: string | undefined;
    }
  /** Sectors around a centre, for a spinner. */
  | {
      readonly face: 'wheel';
      readonly sectors: readonly { readonly label: string; readonly tone: Tone; readonly share: number }[];
    }
  /** The pointer of a wheel: an arrow, or the background of a piece that is cut out as an arrow. */
  | { readonly face: 'pointer'; readonly tone: Tone }
  /** A single number: pips as on a die (up to six), or digits on a background of the tone. */
  | { readonly face: 'number'; readonly tone: Tone; readonly value: number; readonly as: 'pips' | 'digits' }
  /** A drawing as large as fits, under its title and a compass, if there is one. */
  | {
      readonly face: 'figure';
      readonly figure: Drawing;
      readonly title: string;
      readonly alt: string;
      readonly compass?: Compass | undefined;
    }
  | { readonly face: 'plain' };

/** Returns all text of a face, as it is set where the rule has no place of its own. */
export const wholeText = ({ markdown, rule = '' }: Pick<TextFace, 'markdown' | 'rule'>): string =>
  [markdown, rule].filter((part) => part.trim() !== '').join('\n\n');

/** Text to read, under a band that names its kind. */
export interface TextFace {
  readonly face: 'text';
  /** Kind of card: printed along the top, with the icon. */
  readonly kicker: string;
  readonly icon: IconName;
  readonly tone: Tone;
  /** Picture above the text: its id in the render options. */
  readonly art?: string | undefined;
  readonly title: string;
  readonly markdown: string;
  /** Effect in play, apart from the story: at the foot of the text, beside a bar. */
  readonly rule?: string | undefined;
  /** Labels of ruled lines to write on, spread over the space below the text. */
  readonly lines?: readonly string[];
  readonly footer: string;
}
