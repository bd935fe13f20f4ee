import { useState } from 'react';
import type { ListedRecording } from '#data/administration/contract/recordings.ts';
import { recordingUrl } from '#data/hebrew/contract/recordings.ts';
import { recordables } from '#data/hebrew/content/all-recordables.ts';
import { meaningOf } from '#data/hebrew/language/recordables.ts';
import { foldHebrew } from '#data/hebrew/language/spelling.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { playRecordings } from '../../islands/hebrew/play-recordings.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { Rows } from '../parts/Rows.tsx';
import { recordingsApi } from './recordings-api.ts';
import {
  deleteRecordingQuestion,
  findLabel,
  findPlaceholder,
  noRecordings,
  noRecordingsHint,
  noRecordingsMatch,
  notInLessons,
  playAction,
  playLabel,
  recordingDeleted,
  recordingFacts,
  recordingNotDeleted,
  recordingsCountMessage,
  showMoreAction,
} from './messages.ts';

/** Number of rows per batch. */
const atOnce = 50;

/** If several entries have the same text, the first one is used. */
const englishOf = new Map(recordables.toReversed().map((each) => [each.text, meaningOf(each)]));

/** All recordings, newest first, with buttons to play and delete them. */
export function RecordingList({ recordings }: { recordings: readonly ListedRecording[] }) {
  const [filter, setFilter] = useState('');
  const [limit, setLimit] = useState(atOnce);
  const { within, heading } = useStableFocus();
  const matches = recordings.filter((each) => matchesFilter(each, filter));
  return (
    <section aria-labelledby="recordings-there" {...within}>
      <h2 id="recordings-there" tabIndex={-1} ref={heading}>
        {recordings.length === 0 ? noRecordings : recordingsCountMessage(recordings.length)}
      </h2>
      {recordings.length === 0 && <p className="hint">{noRecordingsHint}</p>}
      {recordings.length > 5 && (
        <div className="field">
          <label htmlFor="find-recording">{findLabel}</label>
          <input
            id="find-recording"
            type="search"
            placeholder={findPlaceholder}
            autoComplete="off"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </div>
      )}
      <Rows>
        {matches.slice(0, limit).map((each) => (
          <Row key={each.text} recording={each} />
        ))}
      </Rows>
      {matches.length === 0 && recordings.length > 0 && (
        <p className="hint" role="status">
          {noRecordingsMatch}
        </p>
      )}
      {matches.length > limit && (
        <button type="button" className="button" onClick={() => setLimit(limit + atOnce)}>
          {showMoreAction(Math.min(atOnce, matches.length - limit))}
        </button>
      )}
    </section>
  );
}

function matchesFilter({ text, speaker, licence, filename }: ListedRecording, filter: string): boolean {
  const words = filter.trim().toLowerCase();
  if (words === '') return true;
  const hebrew = foldHebrew(filter);
  return (
    [englishOf.get(text) ?? '', speaker, licence, filename].some((each) => each.toLowerCase().includes(words)) ||
    (hebrew !== '' && foldHebrew(text).includes(hebrew))
  );
}

function Row({ recording }: { recording: ListedRecording }) {
  const { text, file, speaker } = recording;
  const english = englishOf.get(text);
  const remove = useServerAction({
    run: recordingsApi.delete,
    done: recordingDeleted,
    failed: recordingNotDeleted,
    invalidates: [['recordings']],
  });
  return (
    <li>
      <div>
        <p className="texts">
          <bdi lang="he" translate="no" dir="rtl">
            {text}
          </bdi>{' '}
          {english ?? notInLessons}
        </p>
        <p className="hint">{recordingFacts(recording)}</p>
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-label={playLabel(text)}
          onClick={() => void playRecordings([recordingUrl(file)])}
        >
          {playAction}
        </button>
        <DeleteButton
          title={text}
          question={deleteRecordingQuestion(speaker)}
          onDelete={() => remove.mutate(recording)}
        />
      </div>
    </li>
  );
}
