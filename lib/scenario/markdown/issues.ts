import type { Issue } from '@/lib/kernel/issue';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** More issues than anybody reads. */
const MOST = 200;

/** Collects what could not be read, each with its line and column. */
export class Findings {
  readonly issues: Issue[] = [];

  add(code: string, { line, column }: Place, message: string): void {
    if (this.issues.length >= MOST) return;
    this.issues.push({ code, severity: 'error', path: [], message: `Line ${line}, column ${column}: ${message}` });
  }
}

const QUOTED = 60;

/** Quotes what was written, cut short. */
export function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `“${[...line].slice(0, QUOTED).join('')}${[...line].length > QUOTED ? '…' : ''}”`;
}
