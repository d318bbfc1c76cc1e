import { describe, expect, it } from 'vitest';
import { unprintableIssues, untypableIssues } from './unprintable';

const at = (...signs: readonly string[]) => signs.map((sign, i) => ({ sign, path: ['body', String(i)] }));
const toReaders = (...signs: readonly string[]) => unprintableIssues(at(...signs)).map((issue) => issue.toReaders);
const messagesFor = (...signs: readonly string[]) => unprintableIssues(at(...signs)).map(({ message }) => message);

describe('unprintableIssues()', () => {
  it('tells readers what is printed, without advice for authors', () => {
    expect(toReaders('த', '\u{1FAC8}', '🇽🇽')).toEqual([
      'No font here can print Tamil. A \ufffd is printed for each of its letters.',
      'No font here can print \u{1FAC8} (U+1FAC8). A \ufffd is printed instead.',
      'No font here has 🇽🇽 as one sign, so only its parts are printed.',
    ]);
  });

  it('warns once for each script, where it first stands', () => {
    const issues = unprintableIssues(at('த', 'ம', 'ব', 'த'));
    expect(issues.map(({ path, message }) => [path, message.split('.')[0]])).toEqual([
      [['body', '0'], 'No font here can print Tamil'],
      [['body', '2'], 'No font here can print Bengali'],
    ]);
    expect(issues.every(({ code, severity }) => code === 'print/missing-character' && severity === 'warning')).toBe(
      true,
    );
  });

  it('names characters that have no script, each once and not all of many', () => {
    expect(messagesFor('\u{1FAC8}', '\ufffd', '\u{1FAC8}')).toEqual([
      'No font here can print \u{1FAC8} (U+1FAC8), a broken character. A \ufffd is printed instead: use another character.',
    ]);
    const many = Array.from({ length: 105 }, (_, i) => String.fromCodePoint(0x1fb00 + i));
    expect(messagesFor(...many)).toEqual([expect.stringContaining('and 93 more')]);
  });

  it('names signs of several parts by themselves', () => {
    expect(messagesFor('🇽🇽')).toEqual([
      'No font here has 🇽🇽 as one sign, so only its parts are printed. Use another sign.',
    ]);
  });
});

it('untypableIssues() says which scripts fields to fill in cannot show', () => {
  const [issue] = untypableIssues(at('灯', '塔'));
  expect(issue?.message).toContain('Fields to fill in on a screen can’t show Han:');
});
