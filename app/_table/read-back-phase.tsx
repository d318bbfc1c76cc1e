'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { useIsHydrated } from '@/app/_ui/inert-until-hydrated';
import { Tick } from '@/app/_ui/tick';
import { type load, useRemembered } from '@/app/_ui/use-remembered';
import { isJsonObject } from '@/lib/kernel/json';
import type { Question } from '@/lib/table/questions';
import type { IdeaView } from '@/lib/table/view';
import { useByItself } from './gm-settings';
import { PersonSign } from './people-list';
import { ideasHere, useAsk, useSeat } from './use-table';

const VOICE = 'trapdoor/table-voice';

/** Reads the ideas back, one by one, on all screens. */
export function ReadBackPhase({ question }: { readonly question: Question }) {
  const seat = useSeat();
  const ideas = ideasHere(seat);
  const at = ideas.findIndex(({ id }) => id === seat.table.reading);
  const idea = ideas[at];
  const author = seat.people.find(({ id }) => id === idea?.author);
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl">{question.title}</h1>
        <p className="sign text-grey">{idea ? `${at + 1} of ${ideas.length}` : `${ideas.length} in all`}</p>
      </header>
      <div className="flex min-h-[45svh] flex-col justify-center gap-4 border-4 border-ink bg-raised p-4 sm:p-8">
        {idea ? (
          <>
            <p
              key={idea.id}
              className={`slid font-sign whitespace-pre-line font-extrabold leading-tight [overflow-wrap:anywhere] ${idea.text.length > 120 ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'}`}
            >
              {idea.text}
            </p>
            {author && (
              <p className="flex items-center gap-3">
                <PersonSign name={author.name} colour={author.colour} size="large" />
                {author.name}
              </p>
            )}
          </>
        ) : (
          <p className="text-lg text-grey">
            {ideas.length === 0
              ? 'Nothing was sent. Open the question again, or another one.'
              : 'The ideas come one by one. Nobody judges yet.'}
          </p>
        )}
      </div>
      <Voice text={idea?.text} />
      {seat.you.role === 'gm' && <Turning idea={idea} following={ideas[at + 1]} />}
    </>
  );
}

/**
 * Reads each idea aloud on this device, if enabled. An iPhone speaks by itself only after it has spoken in answer to a
 * tap, so a remembered tick asks for one.
 */
function Voice({ text }: { readonly text: string | undefined }) {
  const [{ aloud }, change] = useRemembered(VOICE, readVoice);
  const [hasSpoken, setHasSpoken] = useState(false);
  const read = useRef<string | undefined>(undefined);
  const speakNow = () => {
    read.current = text;
    speak(text ?? '');
    setHasSpoken(true);
  };
  useEffect(() => {
    if (aloud && text !== undefined && read.current !== text) speak(text);
    return stopSpeaking;
  }, [aloud, text]);
  if (!useIsHydrated() || !canSpeak()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Tick
        checked={aloud}
        onChange={(checked) => {
          change({ aloud: checked });
          if (checked) speakNow();
        }}
      >
        <Icon name="speaker" />
        Read aloud on this device
      </Tick>
      {aloud && !hasSpoken && <Button onClick={speakNow}>Silent? Tap to start the voice</Button>}
    </div>
  );
}

const canSpeak = (): boolean => 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';

/** Reads a text aloud, replacing the previous one. Does nothing without speech synthesis. */
function speak(text: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(text));
}

function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}

/** Time until the next idea appears: a fixed part to look up, and a part per letter to read it aloud. */
const BASE_READING_MS = 1_500;
const LETTER_MS = 75;

/** On the GM's page: goes on to the next idea after the time it takes to read this one. */
function Turning({
  idea,
  following,
}: {
  readonly idea: IdeaView | undefined;
  readonly following: IdeaView | undefined;
}) {
  const ask = useAsk();
  const [byItself, setByItself] = useByItself('trapdoor/table-turning');
  const [length, next] = [idea?.text.length ?? 0, following?.id];
  useEffect(() => {
    if (!byItself || next === undefined) return;
    const turn = setTimeout(() => void ask({ type: 'showIdea', idea: next }), BASE_READING_MS + length * LETTER_MS);
    return () => clearTimeout(turn);
  }, [ask, byItself, length, next]);
  return (
    <Tick checked={byItself} onChange={setByItself}>
      Go on to the next idea by itself
    </Tick>
  );
}

const readVoice = (json: ReturnType<typeof load>) => ({ aloud: isJsonObject(json) && json.aloud === true });
