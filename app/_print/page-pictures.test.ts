import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagePictures } from './page-pictures';

let made = 0;
const revoked: string[] = [];

beforeEach(() => {
  made = 0;
  revoked.length = 0;
  vi.stubGlobal('URL', {
    createObjectURL: () => `blob:${made++}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});
afterEach(() => vi.unstubAllGlobals());

const printer = (fails = false) => {
  const ask = vi.fn(async () => {
    if (fails) throw new Error('overtaken');
    return { type: 'page', seq: 1, svg: '<svg/>' };
  });
  return { ask, pictures: new PagePictures({ ask } as never) };
};

test('a page is drawn once per revision', async () => {
  const { ask, pictures } = printer();
  const first = await pictures.address(0, { revision: 1 });
  expect(await pictures.address(0, { revision: 1 })).toBe(first);
  expect(await pictures.address(0, { revision: 2 })).not.toBe(first);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a picture that came with the layout is not requested again', async () => {
  const { ask, pictures } = printer();
  pictures.keep(3, { revision: 7 }, '<svg fill="#fff" width="50%"/>');
  const address = 'data:image/svg+xml,<svg fill="%23fff" width="50%25"/>';
  expect(pictures.addressOfKept(3, { revision: 7 })).toBe(address);
  expect(pictures.addressOfKept(3, { revision: 8 })).toBeUndefined();
  expect(await pictures.address(3, { revision: 7 })).toBe(address);
  expect(ask).not.toHaveBeenCalled();
  pictures.keep(5, { revision: 7 }, ' '.repeat(2_000_000));
  expect(pictures.addressOfKept(5, { revision: 7 })).toBe('blob:0');
  const asked = await pictures.address(4, { revision: 7 });
  pictures.keep(4, { revision: 7 }, '<svg/>');
  expect(await pictures.address(4, { revision: 7 })).toBe(asked);
  pictures.clear();
  expect(pictures.addressOfKept(3, { revision: 7 })).toBeUndefined();
});

test('a page rejected because of a newer layout is requested again', async () => {
  const { ask, pictures } = printer(true);
  await expect(pictures.address(0, { revision: 1 })).rejects.toThrow('overtaken');
  await expect(pictures.address(0, { revision: 1 })).rejects.toThrow('overtaken');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a long kit keeps the pages requested last', async () => {
  const { pictures } = printer();
  const first = await pictures.address(0, { revision: 1 });
  for (let page = 1; page < 80; page++) await pictures.address(page, { revision: 1 });
  await pictures.address(0, { revision: 1 });
  await pictures.address(80, { revision: 1 });
  await Promise.resolve();
  expect(revoked).toEqual(['blob:1']);
  pictures.clear();
  await Promise.resolve();
  expect(revoked).toContain(first);
  expect(revoked).toHaveLength(81);
});

test('small pages wait for each other, the large one waits for none', async () => {
  const asked: number[] = [];
  const done: (() => void)[] = [];
  const ask = ({ page }: { page: number }) => {
    asked.push(page);
    return new Promise((resolve) => done.push(() => resolve({ svg: '<svg/>' })));
  };
  const pictures = new PagePictures({ ask } as never);
  const small = [1, 2].map((page) => pictures.address(page, { revision: 1 }, true));
  void pictures.address(0, { revision: 1 });
  await vi.waitFor(() => expect(asked).toEqual([0, 1]));
  done[1]?.();
  await small[0];
  await vi.waitFor(() => expect(asked).toEqual([0, 1, 2]));
});
