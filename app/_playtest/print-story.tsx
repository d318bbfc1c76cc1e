'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/app/_ui/button';

/** Prints a text as a page of its own, by the browser's own dialog. */
export function PrintStory({ title, text }: { readonly title: string; readonly text: () => string }) {
  const [story, setStory] = useState<string>();
  useEffect(() => {
    if (story === undefined) return;
    const done = () => setStory(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [story]);
  return (
    <>
      <Button onClick={() => setStory(text())}>Print the story</Button>
      {story !== undefined &&
        createPortal(
          <article className="print-alone whitespace-pre-wrap">
            <h1 className="mb-4 text-xl">{title}</h1>
            {story}
          </article>,
          document.body,
        )}
    </>
  );
}
