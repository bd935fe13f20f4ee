import { useQuery } from '@tanstack/react-query';
import type { ListedRecording } from '#data/administration/contract/recordings.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Coverage } from './Coverage.tsx';
import { RecordingList } from './RecordingList.tsx';
import { recordingsApi } from './recordings-api.ts';
import { UploadRecordings } from './UploadRecordings.tsx';
import { loadingRecordings } from './messages.ts';

/** Recordings for the lessons: upload, list, and coverage. */
export function RecordingsTab() {
  const list = useQuery({ queryKey: ['recordings'], queryFn: recordingsApi.list });
  return (
    <div className="recordings">
      <UploadRecordings known={list.data ? textsOf(list.data.recordings) : new Set()} />
      <Loaded query={list} label={loadingRecordings}>
        {({ recordings }) => (
          <>
            <RecordingList recordings={recordings} />
            <Coverage recorded={textsOf(recordings)} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function textsOf(recordings: readonly ListedRecording[]): Set<string> {
  return new Set(recordings.map(({ text }) => text));
}
