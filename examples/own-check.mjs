// Adds a check of one's own to those of Trapdoor: no title is longer than 40 characters. node own-check.mjs FILE
import { readFile } from 'node:fs/promises';
import { check, open } from 'trapdoor';

const LONGEST = 40;

/** @type {import('trapdoor').OwnCheck} */
function* shortTitles({ json }) {
  for (const [list, entries] of Object.entries(json.body)) {
    if (!Array.isArray(entries)) continue;
    for (const { id, title } of entries) {
      if (typeof title !== 'string' || title.length <= LONGEST) continue;
      const message = `“${title}” has ${title.length} characters; ours have at most ${LONGEST}.`;
      yield { code: 'house/long-title', severity: 'warning', path: ['body', list, id, 'title'], message };
    }
  }
}

const scenario = await open(await readFile(process.argv[2]));
for (const { code, message } of check(scenario, { also: [shortTitles] })) console.log(`${code}: ${message}`);
