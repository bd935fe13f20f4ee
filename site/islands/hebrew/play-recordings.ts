import { logFault } from '../../client/log-fault.ts';
import { showToast } from '../../client/toasts.ts';

let player: HTMLAudioElement | undefined;
/** What plays now: whatever is played next stops it. */
let turn: AbortController | undefined;

/** Plays files one after the other, in place of what is playing. Resolves when they have been heard or something else is played. */
export async function playRecordings(addresses: readonly string[]): Promise<void> {
  turn?.abort();
  const { signal } = (turn = new AbortController());
  player ??= new Audio();
  try {
    for (const address of addresses) {
      if (signal.aborted) return;
      await play(player, address, signal);
    }
  } catch (error) {
    if (signal.aborted) return;
    logFault('play-recording', error);
    showToast({
      title: 'This recording cannot be played now',
      description: 'It is not kept on this device and could not be fetched.',
      destructive: true,
    });
  }
}

function play(audio: HTMLAudioElement, address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      over.abort();
      settle();
    };
    audio.addEventListener('ended', end(resolve), { signal: over.signal });
    audio.addEventListener(
      'error',
      end(() => reject(new Error(`${address}: ${audio.error?.message ?? 'not played'}`))),
      { signal: over.signal },
    );
    signal.addEventListener('abort', end(resolve), { signal: over.signal });
    audio.src = address;
    audio
      .play()
      .catch((error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error))))());
  });
}
