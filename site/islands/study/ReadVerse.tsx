import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudyVerses } from '#data/study/contract/study-verses.ts';
import { directions } from '#data/study/decks.ts';
import { choosingVerse, versesNotLoaded } from '../../views/study/verse-messages.ts';
import { VerseReading, type WordToRead } from '../../views/study/VerseReading.tsx';
import { saveForOffline } from '../hebrew/save-for-offline.ts';
import { callApi } from '../../client/call-api.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { chooseVerse, type ChosenVerse } from './choose-verse.ts';
import { countAnswer } from './days-storage.ts';
import { peekProgress } from './progress-storage.ts';

const url = '/hebrew-learning/verses.json';
const readName = 'study-verses';
/** Number of read verses that are not shown again at once. */
const maxRead = 100;

/** Shows one verse after another, chosen by the study progress on this device. */
export function ReadVerse() {
  const { data, isError } = useQuery({ queryKey: ['study-verses'], queryFn: fetchVerses });
  const [read, setRead] = useState(loadRead);
  if (isError) return <p className="note">{versesNotLoaded}</p>;
  const isKnown = knownCards();
  const chosen = data && chooseVerse(data, isKnown, read);
  if (!data || !chosen) return <p className="small">{choosingVerse}</p>;
  const { reference, english } = chosen.verse;
  return (
    <VerseReading
      key={reference}
      {...{ reference, english }}
      known={chosen.known}
      taught={chosen.taught}
      words={wordsOf(data, chosen, isKnown)}
      takesFocus={read.length > 0 && read !== firstRead}
      onDone={(isUnderstood) => {
        countAnswer(isUnderstood, Date.now());
        const next = [...read.filter((each) => each !== reference), reference].slice(-maxRead);
        writeStored(readName, JSON.stringify(next));
        setRead(next);
      }}
    />
  );
}

let firstRead: readonly string[] = [];

function loadRead(): readonly string[] {
  try {
    const saved: unknown = JSON.parse(readStored(readName) ?? '[]');
    firstRead = Array.isArray(saved) ? saved.filter((each) => typeof each === 'string') : [];
  } catch {
    firstRead = [];
  }
  return firstRead;
}

async function fetchVerses(): Promise<StudyVerses> {
  const verses = await callApi<StudyVerses>(url);
  void saveForOffline([url]);
  return verses;
}

/** Cards of words and verbs that have left the learning steps, in either direction. */
function knownCards(): (card: string) => boolean {
  const known = new Set(
    (['words', 'verbs'] as const).flatMap((deck) => {
      const progress = peekProgress(deck);
      return directions.flatMap((direction) =>
        Object.entries(progress?.[direction].cards ?? {}).flatMap(([id, { state }]) =>
          state === 2 ? [`${deck}/${id}`] : [],
        ),
      );
    }),
  );
  return (card) => known.has(card);
}

function wordsOf({ words }: StudyVerses, { verse }: ChosenVerse, isKnown: (card: string) => boolean): WordToRead[] {
  const { hebrew, spans } = verse;
  // Verses that an earlier version of the site saved on the device have no sounds.
  return spans.map(([start, end, word, sound = ''], at) => {
    const [form = '', meaning = '', card] = words[word] ?? [];
    return {
      written: hebrew.slice(start, end),
      after: hebrew.slice(end, spans[at + 1]?.[0]),
      sound,
      form,
      meaning,
      isKnown: card === undefined || isKnown(card),
    };
  });
}
