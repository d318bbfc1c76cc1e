import { describe, expect, it } from 'vitest';
import { alternativesFor } from '@/lib/intake/alternatives';
import { readText } from '@/lib/intake/read';
import { EVENTS } from './suits';

/** Reads a text and returns "suit rank: title | text" for each row, and "? text" for each line that is asked about. */
function say(text: string): readonly string[] {
  const read = readText(text, EVENTS);
  if (!read.ok) throw new Error(read.error);
  const rows = read.value.rows.map(({ bucket, rank, fields = {}, title, text, copies }) => {
    const card = [bucket, rank ?? [fields.minRank ?? [], fields.maxRank ?? []].flat().join('-')].join(' ').trim();
    return `${card}: ${title}${text && ` | ${text}`}${copies === undefined ? '' : ` ×${copies}`}`;
  });
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
    ['names of signs in chats', ':clubs: The lift\n• :heart: A voice', ['clubs: The lift', 'hearts: A voice']],
    ['bullets that are pictures', '→ Clubs: The lift\n🔥 Hearts: A voice', ['clubs: The lift', 'hearts: A voice']],
    ['Roman numbers', 'I. Clubs: The lift\nII. Hearts: A voice', ['clubs: The lift', 'hearts: A voice']],
    ['numbers before the suit', '1 - Clubs - Lift\n2 - Hearts - Voice', ['clubs: Lift', 'hearts: Voice']],
    ['ranks before the suit', '7 - Clubs - The lift\nK - Hearts - A voice', ['clubs 7: The lift', 'hearts K: A voice']],
    [
      'ranges of ranks',
      '♣ 2-5: The lift\n6–10 ♣ Smoke\nHearts (J–A): A voice',
      ['clubs 2-5: The lift', 'clubs 6-10: Smoke', 'hearts J-A: A voice'],
    ],
    [
      'ranges in a column',
      'Suit,Rank,Event\nclubs,2-5,The lift\nhearts,A,Rain',
      ['clubs 2-5: The lift', 'hearts A: Rain'],
    ],
    ['ranges below a heading', 'Clubs\n2-5: The lift\n6-10: Smoke', ['clubs 2-5: The lift', 'clubs 6-10: Smoke']],
    [
      'quantities, which are no ranges',
      '♣ 2-3 people fall\n♥ A–Z voices',
      ['clubs: 2-3 people fall', 'hearts: A–Z voices'],
    ],
    ['copies', '2x Clubs: The lift\nHearts: A voice (x3)', ['clubs: The lift ×2', 'hearts: A voice ×3']],
    [
      'letters in brackets',
      '(C) The lift\n(H) A voice\nFire (S)',
      ['clubs: The lift', 'hearts: A voice', 'spades: Fire'],
    ],
    [
      'cards in one word',
      'Herzkönig: Nein\nRistiässä: Kyllä\nspaderess: Ja\nKřížové eso: Ano',
      ['hearts K: Nein', 'clubs A: Kyllä', 'spades A: Ja', 'clubs A: Ano'],
    ],
    ['signs that touch the rank', 'Ace♣ The lift\n10♥. A voice', ['clubs A: The lift', 'hearts 10: A voice']],
    [
      'quotation marks of all kinds',
      'Kreuz: „Der Lift“ – fällt\nHerz: »Ruf«',
      ['clubs: Der Lift | fällt', 'hearts: Ruf'],
    ],
    [
      'columns of spaces',
      'Suit     Event\nClubs    The lift drops\nHearts   A voice',
      ['clubs: The lift drops', 'hearts: A voice'],
    ],
    [
      'tables that are drawn',
      '+-------+----------+\n| Suit  | Event    |\n+=======+==========+\n| Clubs | The lift |\n+-------+----------+',
      ['clubs: The lift'],
    ],
    ['a table of Org', '| Suit | Event |\n|------+-------|\n| clubs | The lift |', ['clubs: The lift']],
    ['headers with signs', 'No.;Farbe;Wert;Ereignis;Fertig?\n1;Kreuz;Ass;Der Lift;ja', ['clubs A: Der Lift']],
    ['headers that come again', 'Suit,Event\nClubs,Lift\nSuit,Event\nHearts,Voice', ['clubs: Lift', 'hearts: Voice']],
    ['ranks beside columns of suits', 'Rank,Clubs,Hearts\nA,Lift,Voice', ['clubs A: Lift', 'hearts A: Voice']],
    [
      'columns with the names of prototypes',
      '__proto__,constructor,suit,event\nx,y,clubs,The lift',
      ['clubs: The lift'],
    ],
    ['escaped pipes', '| Suit | Event |\n|---|---|\n| ♣ | One \\| two |', ['clubs: One | two']],
  ])('%s', (_, text, expected) => expect(say(text)).toEqual(expected));
});

it('letters mean suits in the language that is chosen, and each language says what it would change', () => {
  const text = 'C: cri\nP: porte\nC: chute';
  const counts = (language?: 'it' | 'fr') => {
    const read = readText(text, EVENTS, language === undefined ? {} : { language });
    return read.ok && [read.value.rows.map(({ bucket }) => bucket), read.value.asks.length];
  };
  expect(counts()).toEqual([[], 3]);
  expect(counts('it')).toEqual([['hearts', 'spades', 'hearts'], 0]);
  expect(counts('fr')).toEqual([['spades'], 2]);
  const { languages } = alternativesFor(text, undefined, EVENTS, {});
  expect(languages).toContainEqual({ value: 'it', rows: 3, asks: 0 });
  expect(languages).toContainEqual({ value: 'fr', rows: 1, asks: 2 });
  expect(alternativesFor('Clubs: fall', undefined, EVENTS, {}).languages).toEqual([]);
});

describe('a line is asked about', () => {
  it.each([
    ['if it begins like a sentence', 'Hearts break\nThe lift drops', ['? Hearts break', '? The lift drops']],
    ['if its suits contradict each other', '♣ Hearts: The lift', ['? ♣ Hearts: The lift']],
    ['if its end contradicts the heading', 'Clubs\n- One\n- Two - hearts', ['clubs: One', '? - Two - hearts']],
    ['below a heading without a suit', '# Clubs\n- One\n# Other\n- Two', ['clubs: One', '? - Two']],
    [
      'below a heading without a suit, set off like the others',
      'Clubs:\n- One\n\nUnsorted:\n- Two',
      ['clubs: One', '? - Two'],
    ],
    ['below a bold heading without a suit', '**Clubs**\n- One\n\n**Ideas**\n- Two', ['clubs: One', '? - Two']],
    [
      'below capitals without a suit',
      'CLUBS\nOne\n\nMORE\nTwo\n\nHEARTS\nThree',
      ['clubs: One', 'hearts: Three', '? Two'],
    ],
    [
      'in a block without a suit',
      'Clubs\nOne\nTwo\n\nHearts\nThree\n\nOther ideas\nFour',
      ['clubs: One', 'clubs: Two', 'hearts: Three', '? Other ideas', '? Four'],
    ],
    ['beside lines that are indented', 'Clubs\n  One\nOther\n  Two', ['clubs: One', '? Other']],
    ['below a row without a suit', 'Suit,Event\nClubs,\n,One\nOther,\n,Two', ['clubs: One', '? Other', '? Two']],
    [
      'if suits are words of sentences',
      'Clubs are swung\nHearts of palm are served',
      ['? Clubs are swung', '? Hearts of palm are served'],
    ],
    ['beside a nested list', '- Clubs\n  - One\n- Two', ['clubs: One', '? - Two']],
    ['beside letters that count lines', 'a,The lift\nb,A voice', ['? a,The lift', '? b,A voice']],
    ['if a heading has no lines', 'Clubs\nHearts: A voice', ['hearts: A voice', '? Clubs']],
    ['if only some lines have letters', 'C: crawl\nThe lift\nA voice', ['? C: crawl', '? The lift', '? A voice']],
  ])('%s', (_, text, expected) => expect(say(text)).toEqual(expected));
});
