import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources';
import { type Counts, countWords, differences, lowered, proseFiles } from './words';

const STORED = join(ROOT, 'test/architecture/words.json');
const readStored = () => JSON.parse(readFileSync(STORED, 'utf8')) as Counts;

const ADVICE = `
Write these words' plain equivalents. A count may only fall: where it has fallen, lower the number in
test/architecture/words.json in the same commit (WORDS=lower npx vitest run test/architecture/words.test.ts).`;

describe('quaint words', () => {
  it('are as many in each folder as test/architecture/words.json says', () => {
    const counted = countWords(proseFiles());
    if (process.env.WORDS === 'lower') {
      writeFileSync(STORED, `${JSON.stringify(lowered(readStored(), counted), null, 2)}\n`);
    }
    expect(differences(readStored(), counted), ADVICE).toEqual([]);
  });

  it('are noticed where one comes in, and where one has gone', () => {
    const stored = { 'lib/table': { whoever: 1 } };
    const files = (text: string) => [{ folder: 'lib/table', text }];
    expect(differences(stored, countWords(files('Whoever comes.')))).toEqual([]);
    expect(differences(stored, countWords(files('// Whoever comes begins anew.')))).toEqual([
      'lib/table: “anew” 1 instead of 0',
    ]);
    expect(differences(stored, countWords(files('The owner.')))).toEqual(['lib/table: “whoever” 0 instead of 1']);
  });

  it('are whole words in any case, over line breaks too', () => {
    const text =
      'The votes lie\n  open. A canewood chair. FARTHER. /** It comes\n * to light. */ Go, or else. elsewhere';
    expect(countWords([{ folder: 'app', text }])).toEqual({
      app: { 'comes to light': 1, farther: 1, 'lies open': 1, 'or else': 1 },
    });
  });

  it('are never stored as more than before', () => {
    const stored = { app: { anew: 2, worn: 1 }, cli: { anew: 1 } };
    expect(lowered(stored, { app: { anew: 3 }, lib: { anew: 1 } })).toEqual({ app: { anew: 2 } });
  });
});
