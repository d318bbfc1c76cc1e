import type { Issue } from '@/lib/kernel/issue';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** More issues than anybody reads. */
const MOST = 200;

/** Collects what could not be read, each with its line and column. */
export class Findings {
  private readonly found: { readonly line: number; readonly issue: Issue }[] = [];

  /** Issues in the order of their lines. */
  get issues(): readonly Issue[] {
    return this.found.toSorted((a, b) => a.line - b.line).map(({ issue }) => issue);
  }

  add(code: string, { line, column }: Place, say: () => string): void {
    if (this.found.length >= MOST) return;
    const message = `Line ${line}, column ${column}: ${say()}`;
    this.found.push({ line, issue: { code, severity: 'error', path: [], message } });
  }
}

const QUOTED = 60;

/** Quotes what was written, cut short. */
export function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `“${[...line].slice(0, QUOTED).join('')}${[...line].length > QUOTED ? '…' : ''}”`;
}
