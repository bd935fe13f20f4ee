import { audioNoteText } from '../../views/learning/audio-note-text.ts';
import { isNoteDrawn, tellHeard } from './heard-rows.ts';
import { lessonRows, type LessonRow } from './lesson-rows.ts';
import { playRecordings } from './play-recordings.ts';
import { creditWords, type Recording, type Recordings } from './recordings.ts';

/** Switches on the buttons of the rows of which something is recorded. Nothing moves: they have stood there before. */
export function enlivenAudio(recordings: Recordings): void {
  const rows = lessonRows().flatMap((row) => {
    const button = row.sound?.querySelector<HTMLButtonElement>('button.audio');
    return button ? [{ row, button }] : [];
  });
  if (rows.length === 0) return;
  let count = 0;
  for (const { row, button } of rows) {
    const found = recordingsOf(row, recordings);
    if (found.length === 0) continue;
    count += 1;
    enliven(button, row, found);
  }
  const heard = { rows: count, of: rows.length };
  tellHeard(heard);
  const note = document.getElementById('no-audio');
  // An island that is drawn already writes it itself.
  if (note && !isNoteDrawn()) note.textContent = audioNoteText({ heard });
  if (count > 0) giveCredit(recordings);
}

/** The row's own word first, then its other forms, each once. */
function recordingsOf({ spoken, forms }: LessonRow, recordings: Recordings): Recording[] {
  const found = [spoken, ...forms].flatMap((text) => recordings.find(text) ?? []);
  return found.filter(({ address }, at) => found.findIndex((each) => each.address === address) === at);
}

function enliven(button: HTMLButtonElement, row: LessonRow, found: readonly Recording[]): void {
  const credits = [...new Set(found.map(({ credit }) => creditWords(credit)))];
  button.disabled = false;
  button.title = `${found.length > 1 ? `${found.length} recordings: ` : ''}${credits.join('; ')}`;
  button.setAttribute('aria-label', `Play recording: ${row.english || nameOf(row)}`);
  button.removeAttribute('aria-describedby');
  button.addEventListener('click', () => {
    button.classList.add('playing');
    void playRecordings(found.map(({ address }) => address)).finally(() => button.classList.remove('playing'));
  });
}

/** Of a letter: "Alef אָלֶף". */
function nameOf({ element, spoken }: LessonRow): string {
  return element.querySelector('.name')?.textContent.trim() || spoken;
}

/** At the end of the page, where it moves nothing that is read. */
function giveCredit({ credits }: Recordings): void {
  const words = credits.map(({ speaker, licence }) => `${speaker} (${licence})`).join(', ');
  const credit = Object.assign(document.createElement('p'), {
    className: 'small',
    textContent: `Recordings: ${words}.`,
  });
  document.querySelector('.learn')?.append(credit);
}
