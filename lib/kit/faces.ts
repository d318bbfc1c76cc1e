import type { Drawing, IconName, Tone } from './blocks';

/** What is printed on one side of a piece, as data; templates/pieces/faces draws it, sized to the panel it stands on. */
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
  /** A back: it tells one heap from another and nothing else. */
  | { readonly face: 'back'; readonly tone: Tone; readonly icon: IconName; readonly title: string }
  /** A playing card: its index in two corners and its pips, or a picture of its rank. */
  | {
      readonly face: 'playing';
      readonly index: string;
      readonly icon: IconName;
      readonly pips: number;
      readonly red: boolean;
    }
  /** Spaces in a row or in rows, for a marker to move along. */
  | {
      readonly face: 'track';
      readonly title: string;
      readonly spaces: readonly { readonly label: string; readonly tone: Tone }[];
    }
  /** Places to lay cards on, side by side under their names. */
  | { readonly face: 'slots'; readonly tone: Tone; readonly icon: IconName; readonly labels: readonly string[] }
  /** A strip to write on, in a frame whose line tells its sort from others where there are no colours. */
  | {
      readonly face: 'slip';
      readonly tone: Tone;
      readonly line: 'solid' | 'dashed';
      /** Its sort, in a word. */
      readonly label: string;
      /** What it is about, small above the line. */
      readonly title: string;
    }
  /** Sectors about a middle, for a pointer to spin over. */
  | {
      readonly face: 'wheel';
      readonly sectors: readonly { readonly label: string; readonly tone: Tone; readonly share: number }[];
    }
  /** What turns over a wheel: an arrow, or the ground of a piece that is cut out as one. */
  | { readonly face: 'pointer'; readonly tone: Tone }
  /** Nothing but a number: dots on white, as on a die up to six, or digits on a ground of the tone. */
  | { readonly face: 'number'; readonly tone: Tone; readonly value: number; readonly as: 'pips' | 'digits' }
  /** A drawing as large as it goes, under its title. */
  | { readonly face: 'figure'; readonly figure: Drawing; readonly title: string; readonly alt: string }
  | { readonly face: 'plain' };

/** Something to read, under a band that says what sort of thing it is. */
export interface TextFace {
  readonly face: 'text';
  /** What sort of card: printed along the top, with the icon. */
  readonly kicker: string;
  readonly icon: IconName;
  readonly tone: Tone;
  /** A picture above the text, by the id that the render options know it by. */
  readonly art?: string | undefined;
  readonly title: string;
  readonly markdown: string;
  /** Labels of ruled lines to write on, spread over what the text leaves free. */
  readonly lines?: readonly string[];
  readonly footer: string;
}
