import { expect, it } from 'vitest';
import { coverQuery, parseCoverOrder } from './cover-order';

it('reads what it writes', () => {
  for (const grounds of [true, false]) {
    const order = { paper: 'letter', ink: 'low', grounds } as const;
    expect(parseCoverOrder(new URLSearchParams(coverQuery(order)))).toEqual(order);
  }
});

it.each(['', 'paper=a4', 'ink=full', 'paper=a5&ink=full', 'paper=a4&ink=__proto__'])('refuses %j', (query) => {
  expect(parseCoverOrder(new URLSearchParams(query))).toBeUndefined();
});
