import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/intake/read';
import { EVENTS } from './suits';

/** Reads a text and returns "suit rank: title | text" for each row, and "? text" for each line that is asked about. */
function say(text: string): readonly string[] {
  const read = readText(text, EVENTS);
  if (!read.ok) throw new Error(read.error);
  const rows = read.value.rows.map(
    ({ bucket, rank = '', title, text }) => `${[bucket, rank].join(' ').trim()}: ${title}${text && ` | ${text}`}`,
  );
  return [...rows, ...read.value.asks.map((ask) => `? ${ask.text}`)];
}

describe('entries are read from', () => {
  it.each([
    ['brackets', '[Clubs] The lift\n(♥) A voice', ['clubs: The lift', 'hearts: A voice']],
    [
      'names at the end',
      'The lift (clubs)\nA voice #hearts\nA bell - spades',
      ['clubs: The lift', 'hearts: A voice', 'spades: A bell'],
    ],
    [
      'arrows and other signs',
      'clubs -> The lift\nhearts / A voice\nspades = Fire',
      ['clubs: The lift', 'hearts: A voice', 'spades: Fire'],
    ],
    ['bold and quoted names', '**Clubs** The lift\n“Hearts”: “A voice”', ['clubs: The lift', 'hearts: A voice']],
    [
      'codes of cards',
      'AC: The lift\n10D: Fuses\nKH A voice',
      ['clubs A: The lift', 'diamonds 10: Fuses', 'hearts K: A voice'],
    ],
    ['characters that are cards', '🂡 Red light\n🂱 A voice', ['spades A: Red light', 'hearts A: A voice']],
    [
      'cards in other languages',
      'As de trèfle : Oui\nKreuz-Ass: Ja\nHerz 7: Nein',
      ['clubs A: Oui', 'clubs A: Ja', 'hearts 7: Nein'],
    ],
    [
      'French letters, as far as they are certain',
      'C: cri\nT: tombe\nP: porte',
      ['clubs: tombe', 'spades: porte', '? C: cri'],
    ],
    ['capitals and a space', 'CLUBS The lift\nHEARTS A voice', ['clubs: The lift', 'hearts: A voice']],
    ['first words, if all lines have them', 'Clubs The lift\nHearts A voice', ['clubs: The lift', 'hearts: A voice']],
    ['toggles', '▶ Clubs\n    The lift\n▶ Hearts\n    A voice', ['clubs: The lift', 'hearts: A voice']],
    [
      'headings with a line below',
      'Clubs\n-----\nThe lift\n\nHearts\n======\nA voice',
      ['clubs: The lift', 'hearts: A voice'],
    ],
    [
      'headings of entries',
      '## Clubs\n### The lift\nIt drops.\n## Hearts\n### A voice\nIt calls.',
      ['clubs: The lift | It drops.', 'hearts: A voice | It calls.'],
    ],
    [
      'ranks below headings',
      'Clubs\nAce - The lift\nK: Smoke\nHearts\n10: A voice',
      ['clubs A: The lift', 'clubs K: Smoke', 'hearts 10: A voice'],
    ],
    [
      'numbers below headings',
      'Clubs\n1. The lift\n2. Smoke\n3. Fire',
      ['clubs: The lift', 'clubs: Smoke', 'clubs: Fire'],
    ],
    [
      'a column under each suit',
      'Clubs,Hearts\nThe lift,A voice\nSmoke,',
      ['clubs: The lift', 'hearts: A voice', 'clubs: Smoke'],
    ],
    [
      'rows below a row with a suit',
      'Suit,Event\nClubs,\n,The lift\nHearts,\n,A voice',
      ['clubs: The lift', 'hearts: A voice'],
    ],
    ['a table below its title', 'My events,\n,\nSuit,Event\nClubs,The lift', ['clubs: The lift']],
    [
      'a column of letters',
      'Suit,Event\nC,The lift\nS,Fire\nD,Fuses',
      ['clubs: The lift', 'spades: Fire', 'diamonds: Fuses'],
    ],
    [
      'a column of letters without a header',
      'C,The lift\nH,A voice\nC,Smoke',
      ['clubs: The lift', 'hearts: A voice', 'clubs: Smoke'],
    ],
    [
      'a column of cards',
      'Card,Event\nA♣,The lift\nKing of Hearts,A voice',
      ['clubs A: The lift', 'hearts K: A voice'],
    ],
    ['the separator that Excel declares', 'sep=;\nsuit;event\nclubs;The lift', ['clubs: The lift']],
    [
      'JSON by suit, and on lines',
      '{"clubs": ["The lift"], "hearts": ["A voice"]}',
      ['clubs: The lift', 'hearts: A voice'],
    ],
    [
      'JSON Lines',
      '{"suit":"clubs","title":"The lift"}\n{"suit":"hearts","title":"A voice"}',
      ['clubs: The lift', 'hearts: A voice'],
    ],
    [
      'YAML',
      '- suit: clubs\n  title: The lift\n- suit: hearts\n  title: A voice',
      ['clubs: The lift', 'hearts: A voice'],
    ],
    [
      'records',
      'Title: The lift\nSuit: Clubs\nText: It drops.\n\nTitle: A voice\nSuit: Hearts',
      ['clubs: The lift | It drops.', 'hearts: A voice'],
    ],
    [
      'lines that were wrapped',
      `Clubs: The freight lift drops one floor, and stops with a loud\nbang.\nHearts: A voice`,
      ['clubs: The freight lift drops one floor, and stops with a loud bang.', 'hearts: A voice'],
    ],
    ['escaped pipes', '| Suit | Event |\n|---|---|\n| ♣ | One \\| two |', ['clubs: One | two']],
  ])('%s', (_, text, expected) => expect(say(text)).toEqual(expected));
});

describe('a line is asked about', () => {
  it.each([
    ['if it begins like a sentence', 'Hearts break\nThe lift drops', ['? Hearts break', '? The lift drops']],
    ['if its suits contradict each other', '♣ Hearts: The lift', ['? ♣ Hearts: The lift']],
    ['if its end contradicts the heading', 'Clubs\n- One\n- Two - hearts', ['clubs: One', '? - Two - hearts']],
    ['below a heading without a suit', '# Clubs\n- One\n# Other\n- Two', ['clubs: One', '? - Two']],
    ['beside a nested list', '- Clubs\n  - One\n- Two', ['clubs: One', '? - Two']],
    ['beside letters that count lines', 'a,The lift\nb,A voice', ['? a,The lift', '? b,A voice']],
    ['if a heading has no lines', 'Clubs\nHearts: A voice', ['hearts: A voice', '? Clubs']],
    ['if only some lines have letters', 'C: crawl\nThe lift\nA voice', ['? C: crawl', '? The lift', '? A voice']],
  ])('%s', (_, text, expected) => expect(say(text)).toEqual(expected));
});
