import { expect, it } from 'vitest';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { renderKit } from '../render';
import { attachmentOf } from './attachment';
import { readPrintedOrder, withOrder } from './printed-order';
import { readKit } from './read-attachment';

const order: KitOrder = {
  ...ORDER,
  names: ['Zoë', 'Олег'],
  skip: 3,
  only: { cards: { a: 2 } },
  sheets: USUAL_KIT_SHEETS,
};

const written = (one: KitOrder, pages?: PageRanges) => withOrder(attachmentOf('', ''), one, pages).order ?? '';

it('is read back from a kit, beside the scenario', async () => {
  const attachment = { ...attachmentOf('Lighthouse', '{}'), version: '7.1.0' };
  const whole = { ...order, only: undefined };
  const { pdf } = await renderKit(kitOf(documentOf(textOf('Water.'))), whole, { assets: nodeAssets(), attachment });
  const read = readKit(pdf);
  if (!read.ok) throw new Error(read.error.message);
  expect(new TextDecoder().decode(read.value.scenario)).toBe('{}');
  const printed = readPrintedOrder(read.value.order ?? '');
  expect(printed).toMatchObject({ version: '7.1.0', order: { names: ['Zoë', 'Олег'], paper: order.paper, skip: 3 } });
  expect(whole).toMatchObject(printed?.order ?? {});
});

it('is the same whether usual settings are named or left out', () => {
  const named = { ...order, grounds: false, sharesPages: true, smallType: false, draft: false };
  expect(written({ ...named, sheets: { ...order.sheets, separate: false, tokens: 'round' } })).toBe(written(order));
});

it('takes no secrets, and names only into whole kits', () => {
  const secret = { ...order, secrets: { who: 'the butler' }, calibration: { front: OFF, back: OFF } };
  const text = written(secret, [[1, 3]]);
  expect(text).not.toMatch(/butler|calibration|Zoë/);
  expect(readPrintedOrder(text)).toMatchObject({
    pages: [[1, 3]],
    order: { names: [], skip: 3, only: { cards: { a: 2 } } },
  });
});

const OFF = { xMm: 1, yMm: 0, degrees: 0 };

it.each([
  ['nothing', ''],
  ['no JSON', '{"order":'],
  ['no order', '[]'],
  ['another paper', written(order).replace('"a4"', '"a9"')],
  ['a kit for a million', written(order).replace('"players":2', '"players":1000000')],
  ['too much text', `${written(order)}${' '.repeat(100_000)}`],
])('refuses %s', (_, text) => expect(readPrintedOrder(text)).toBeUndefined());
