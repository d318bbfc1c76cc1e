import { useEffect, useState } from 'react';
import type { ArtWords } from '@/app/_workers/art-place';
import { wordsOfDraft } from '@/app/_workers/scenario-art';

/** What is said of a draft's own pictures; undefined until that is known. */
export function usePictures(draftId: string): readonly ArtWords[] | undefined {
  const [pictures, setPictures] = useState<readonly ArtWords[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void wordsOfDraft('', draftId).then((words) => {
      if (!gone) setPictures([...words].map(([hash, said]) => ({ hash, ...said })));
    });
    return () => {
      gone = true;
    };
  }, [draftId]);
  return pictures;
}
