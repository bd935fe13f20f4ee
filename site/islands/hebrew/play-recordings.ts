import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import { notPlayable, notPlayableHint } from './messages.ts';

let player: HTMLAudioElement | undefined;
/** Aborted when another recording starts. */
let current: AbortController | undefined;

/** Plays files one after the other and stops what is playing. Resolves when they end or something else is played. */
export async function playRecordings(urls: readonly string[]): Promise<void> {
  current?.abort();
  const { signal } = (current = new AbortController());
  player ??= new Audio();
  try {
    for (const url of urls) {
      if (signal.aborted) return;
      await play(player, url, signal);
    }
  } catch (error) {
    if (signal.aborted) return;
    logClientError('play-recording', error);
    showToast({
      title: notPlayable,
      description: notPlayableHint,
      destructive: true,
    });
  }
}

function play(audio: HTMLAudioElement, url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => () => {
      ended.abort();
      settle();
    };
    audio.addEventListener('ended', end(resolve), { signal: ended.signal });
    audio.addEventListener(
      'error',
      end(() => reject(new Error(`${url}: ${audio.error?.message ?? 'not played'}`))),
      { signal: ended.signal },
    );
    signal.addEventListener('abort', end(resolve), { signal: ended.signal });
    audio.src = url;
    audio
      .play()
      .catch((error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error))))());
  });
}
