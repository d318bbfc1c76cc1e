import type { FaceName } from '../assets/catalogue';
import type { Theme } from '../theme/theme';
import type { Paragraph } from '../type/paragraph';
import type { Setter } from '../type/setter';
import type { Emphasis, MarkdownSpan } from './markdown';

/** How something that flows is being set. */
export interface FlowContext {
  readonly setter: Setter;
  readonly theme: Theme;
  /** Faces for each emphasis: secrets are typewritten. */
  readonly faces: Readonly<Record<Emphasis, FaceName>>;
  readonly textPt: number;
  /** 1, or less to fit on one page what nearly does. */
  readonly density: number;
  /** Height of a page's column; nothing indivisible may be taller. */
  readonly tallestMm: number;
  /** Height that is left of the page for lines that fill it. */
  readonly spareMm?: number | undefined;
  /** What is set again and again while it is fitted, shaped once. */
  readonly shaped?: Map<readonly MarkdownSpan[], Paragraph> | undefined;
  /** Prefix of form fields; undefined on paper that is written on by hand. */
  readonly fieldPrefix: string | undefined;
}

export const READING: FlowContext['faces'] = {
  plain: 'body',
  bold: 'bold',
  italic: 'italic',
  boldItalic: 'boldItalic',
  code: 'code',
};

export const TYPEWRITTEN: FlowContext['faces'] = {
  plain: 'secret',
  bold: 'secret',
  italic: 'secret',
  boldItalic: 'secret',
  code: 'secret',
};
