import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Bold words that begin a paragraph and name nothing on the screen. Those that end like a sentence are none either. */
const HEADS = new Set(['A kit PDF', 'A winner', 'Deleted drafts', 'Drafts that nobody opens', 'The folder']);
const IS_SENTENCE = /[.?:]$/;
/** Labels that the interface puts together. */
const MADE = new Set(['Suggested Extras (filled in)']);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
const read = (path: string) => readFileSync(path, 'utf8');
const isSource = (path: string) => /(?<!\.test)\.tsx?$/.test(path);
const isContent = (path: string) => /\.(?:json|mdx)$/.test(path);

const screens = inOneLine(
  [
    ...['app', 'lib'].flatMap(filesIn).filter(isSource),
    ...['content/starters', 'content/systems'].flatMap(filesIn).filter(isContent),
  ]
    .map(read)
    .join('\n'),
);

/** Words in italics or bold that begin with a capital: as guides name what is on the screen. */
function labelsIn(text: string): readonly string[] {
  const plain = text.replace(/```[\s\S]*?```/g, '').replace(/^\s*\* /gm, '');
  const marked = plain.matchAll(/(?<![\w*])\*{1,2}(\p{Lu}[^*\n]*)\*{1,2}(?!\w)/gu);
  return [...marked].flatMap(([, label = '']) =>
    IS_SENTENCE.test(label) || HEADS.has(label) || MADE.has(label) ? [] : [label],
  );
}

const guides = [...filesIn('content/guides').filter(isContent), 'README.md'];

describe('labels that a guide names', () => {
  it.each(guides)('are on a screen: %s', (path) => {
    const missing = labelsIn(read(path)).filter((label) => !screens.includes(inOneLine(label).replace(/…$/, '')));
    expect(missing, 'Name it as the interface does.').toEqual([]);
  });

  it('are found at all', () => {
    expect(guides.flatMap((path) => labelsIn(read(path))).length).toBeGreaterThan(60);
    expect(labelsIn('Tick **Fit to page** and *Print it*, not *this*.')).toEqual(['Fit to page', 'Print it']);
  });
});
