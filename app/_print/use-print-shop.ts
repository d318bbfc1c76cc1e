import { useEffect, useState } from 'react';
import type { Issue } from '@/lib/kernel/issue';
import { KitClient } from './kit-client';
import { PagePictures } from './page-pictures';

const ABOUT_PRINT = 'print/';
/** Code of texts that the checks measure as well as the layout; the checks know their fields. */
const MEASURED = 'print/too-long';

/** Returns the issues that affect printing, without duplicates: those of the checks and those of the layout. */
export function printIssues(checked: readonly Issue[], laid: readonly Issue[]): readonly Issue[] {
  const found = checked.filter(({ code }) => code.startsWith(ABOUT_PRINT));
  const measured = found.some(({ code }) => code === MEASURED);
  const all = [...found, ...laid.filter(({ code }) => !(measured && code === MEASURED))];
  return all.filter(({ message }, i) => all.findIndex((other) => other.message === message) === i);
}

/** Returns issues with their messages for readers, who print a scenario that others wrote. */
export const forReaders = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map(({ toReaders, ...issue }) => ({ ...issue, message: toReaders ?? issue.message }));

/** Creates the print worker's client and its cache of pictures. */
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
