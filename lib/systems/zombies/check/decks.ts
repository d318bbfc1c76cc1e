import type { Issue } from '@/lib/kernel/issue';
import { namesakes } from '@/lib/tabletop/entry-names';
import { freeCode, isCode } from '@/lib/tabletop/free-code';
import { setTo } from '@/lib/tabletop/reporter';
import { called, isBlank } from '@/lib/tabletop/wording';
import type { Box } from '../schema';
import { checkNames, report } from './report';

/** Which decks there are, how they are told apart, and who collects. */
export function* checkDecks({ decks }: Box): Generator<Issue> {
  if (decks.length === 0) {
    yield report('zombies/no-deck', ['decks'], 'There is no deck yet. Add one and say who collects.');
  }
  yield* checkNames(
    { path: ['decks'], field: 'title', entries: decks },
    { noun: 'Deck', code: 'zombies/deck-unnamed' },
  );
  const codes = decks.map(({ deckCode }) => deckCode);
  const second = new Set(namesakes(codes));
  for (const [i, { id, title, deckCode, theme }] of decks.entries()) {
    const name = called(title, 'Deck', i);
    const path = ['decks', id, 'deckCode'];
    const free = freeCode(codes, title);
    const fix = setTo(path, free, `Use ${free}`);
    if (!isCode(deckCode)) {
      yield report('zombies/deck-code', path, `${name} needs a code of one to three capital letters.`, fix);
    } else if (second.has(i)) {
      yield report('zombies/code-twice', path, `Another deck has the code ${deckCode} too. Change one of them.`, fix);
    }
    if (isBlank(theme.patron)) {
      yield report('zombies/no-patron', ['decks', id, 'theme', 'patron'], `Nobody collects ${name}. Say who pays.`);
    }
    if (isBlank(theme.blurb)) {
      yield report(
        'zombies/no-blurb',
        ['decks', id, 'theme', 'blurb'],
        `Nothing is read aloud for ${name} before the first round. Write what the collector wants and pays.`,
      );
    }
  }
}
