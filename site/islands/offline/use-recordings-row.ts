import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PackAction, PackRowProps } from '../../views/offline/PackRow.tsx';
import {
  downloadRecordings,
  cachedRecordings,
  offeredRecordings,
  removeRecordings,
} from '../../offline/recording-files.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { deleteFailed, recordingsAboutMessage, recordingsName, recordingsStopped } from './messages.ts';
import { recordingsView } from './recordings-view.ts';
import { requestPersistence } from './storage-space.ts';

/** The recordings of the lessons as a row of the offline page. `undefined` if the site has none. */
export function useRecordingsRow(onChange: () => Promise<void>): PackRowProps | undefined {
  const offered = useQuery({ queryKey: ['recordings'], queryFn: offeredRecordings, staleTime: 0, retry: false });
  const answer = offered.data;
  const here = useQuery({
    queryKey: ['device', 'recordings', answer?.files.length],
    queryFn: () => (answer ? cachedRecordings(answer) : new Set<string>()),
    enabled: answer !== undefined && answer.files.length > 0,
    structuralSharing: false,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const [come, setCome] = useState<number>();
  /** Seconds that the rate limit asks to wait until the next file. */
  const [wait, setWait] = useState<number>();
  const [message, setMessage] = useState<string>();
  const [isAskedToDelete, setAsked] = useState(false);
  const running = useRef<AbortController>(undefined);
  const downloaded = here.data;
  if (!answer || !downloaded || answer.files.length === 0) return undefined;

  const download = async (): Promise<void> => {
    const abort = (running.current = new AbortController());
    let bytes = 0;
    setMessage(undefined);
    setCome(0);
    try {
      void requestPersistence();
      await downloadRecordings(answer, abort.signal, {
        onCome: (more) => {
          setWait(undefined);
          setCome((bytes += more));
        },
        onWait: setWait,
      });
    } catch (error) {
      logClientError('bring-recordings', error);
      setMessage(recordingsStopped);
    }
    await onChange();
    setCome(undefined);
    setWait(undefined);
  };
  const remove = async (): Promise<void> => {
    try {
      await removeRecordings();
    } catch (error) {
      logClientError('remove-recordings', error);
      setMessage(deleteFailed);
    }
    await onChange();
    setAsked(false);
  };
  const act = (action: PackAction): void => {
    if (action === 'download') void download();
    else if (action === 'pause') running.current?.abort();
    else if (action === 'delete') void remove();
    else setAsked(action === 'ask-delete');
  };
  const credits = answer.credits.map(({ speaker, licence }) => `${speaker} (${licence})`).join(', ');
  return {
    name: 'recordings',
    title: recordingsName,
    about: recordingsAboutMessage(credits),
    view: recordingsView({ answer, downloaded, come, wait, error: message, isAskedToDelete }),
    onAction: (_, action) => act(action),
  };
}
