export type Emphasis = 'plain' | 'bold' | 'italic' | 'boldItalic' | 'code';

export interface MarkdownSpan {
  readonly text: string;
  readonly emphasis: Emphasis;
}

/** What people may write: nothing here is ever evaluated, and nothing that was typed is left out. */
export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly MarkdownSpan[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly MarkdownItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly MarkdownSpan[])[])[] };

export interface MarkdownItem {
  readonly checked: boolean | undefined;
  readonly blocks: readonly MarkdownBlock[];
}
