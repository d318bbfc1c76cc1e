import type { FaceName } from '../assets/catalogue';
import type { Theme } from '../theme/theme';
import type { Paragraph } from '../type/paragraph';
import type { Setter } from '../type/setter';
import type { Emphasis, MarkdownSpan } from './markdown';

export interface FlowContext {
  readonly setter: Setter;
  readonly theme: Theme;
  /** Faces for each emphasis: secrets are typewritten. */
  readonly faces: Readonly<Record<Emphasis, FaceName>>;
  readonly textPt: number;
  /** 1, or less to fit content that slightly exceeds a page. */
  readonly density: number;
  /** Height of a page's column; nothing indivisible may be taller. */
  readonly tallestMm: number;
  /** Remaining height of the page for lines that fill it. */
  readonly spareMm?: number | undefined;
  /** True if tables of up to half a page are never divided. */
  readonly wholeTables?: boolean | undefined;
  /** Cache of shaped text that is laid out repeatedly while sizes are tried. */
  readonly shaped?: Map<readonly MarkdownSpan[], Paragraph> | undefined;
  /** Prefix of form fields; undefined if sheets are filled in by hand. */
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
