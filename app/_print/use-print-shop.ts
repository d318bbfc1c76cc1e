import { useEffect, useState } from 'react';
import type { Issue } from '@/lib/kernel/issue';
import { KitClient } from './kit-client';
import { PagePictures } from './page-pictures';

const ABOUT_PRINT = 'print/';
/** The checks measure every text that the pages measure, and know where it is typed. */
const MEASURED = 'print/too-long';

/** Issues that affect the print, once each: those of the checks and those found on the pages. */
export function printIssues(checked: readonly Issue[], laid: readonly Issue[]): readonly Issue[] {
  const found = checked.filter(({ code }) => code.startsWith(ABOUT_PRINT));
  const measured = found.some(({ code }) => code === MEASURED);
  const all = [...found, ...laid.filter(({ code }) => !(measured && code === MEASURED))];
  return all.filter(({ message }, i) => all.findIndex((other) => other.message === message) === i);
}

/** Issues with the messages for visitors, who print a scenario that others wrote. */
export const forReaders = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map(({ toReaders, ...issue }) => ({ ...issue, message: toReaders ?? issue.message }));

/** What lays pages out, and the pictures that it has drawn of them. */
export function usePrintShop() {
  const [shop] = useState(() => {
    const client = new KitClient();
    return { client, pictures: new PagePictures(client) };
  });
  useEffect(
    () => () => {
      shop.client.close();
      shop.pictures.clear();
    },
    [shop],
  );
  return shop;
}
