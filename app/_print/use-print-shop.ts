import { useEffect, useState } from 'react';
import { KitClient } from './kit-client';
import { PagePictures } from './page-pictures';

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
