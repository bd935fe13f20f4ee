import { useEffect, useState, type ComponentType } from 'react';
import { logClientError } from '../../client/log-client-error.ts';
import { areNotesExpected, hasStudyNotes } from '../my-study/study-flag.ts';

/** The reader's memory verses. Nothing loads for readers without notes. */
export function MemoryDeck() {
  const [Deck, setDeck] = useState<ComponentType>();
  useEffect(() => {
    if (!hasStudyNotes() || areNotesExpected()) return;
    import('../my-study/page/StudyModeMemory.tsx').then(
      ({ StudyModeMemory }) => setDeck(() => StudyModeMemory),
      (error: unknown) => logClientError('memory-deck', error),
    );
  }, []);
  return Deck && <Deck />;
}
