import { useRef, useState } from 'react';
import { Field } from '../../views/forms/Field.tsx';
import { Progress } from '../imports/Progress.tsx';
import { LicenseOptions } from '../parts/LicenseOptions.tsx';
import type { CheckedFile } from './check-recording-files.ts';
import { checkRecordingFiles } from './check-recording-files.ts';
import type { RecordingUpload } from './recordings-api.ts';
import { RecordingReport } from './RecordingReport.tsx';
import { useUpload } from './use-upload.ts';
import {
  filesHint,
  filesLabel,
  filesRequired,
  licenseLabel,
  licensePlaceholder,
  licenseRequired,
  namesTitle,
  readingFiles,
  recordingsProgress,
  speakerHint,
  speakerLabel,
  speakerRequired,
  stopAction,
  uploadAction,
  uploadLabel,
  uploadTitle,
} from './messages.ts';

const accepted = '.zip,.mp3,.ogg,.oga,.opus,.wav,.m4a,.webm,audio/*';

/** Reads files on the device first, and shows what each was recognized as before anything is sent. */
export function UploadRecordings({ known }: { known: ReadonlySet<string> }) {
  const [speaker, setSpeaker] = useState('');
  const [licence, setLicense] = useState('');
  const [files, setFiles] = useState<readonly CheckedFile[]>();
  const [isReading, setReading] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  /** The chosen meaning of each ambiguous file name. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const upload = useUpload();
  /** Counts choices, so that a result that arrives after a newer choice is discarded. */
  const choices = useRef(0);

  const choose = async (list: FileList | null): Promise<void> => {
    const choice = (choices.current += 1);
    upload.forget();
    setChosen(new Map());
    setFiles(undefined);
    setReading(false);
    if (!list || list.length === 0) return;
    setReading(true);
    const checked = await checkRecordingFiles([...list]);
    if (choices.current !== choice) return;
    setFiles(checked);
    setReading(false);
  };
  const waiting = (files ?? []).flatMap((file): RecordingUpload[] => {
    if (file.kind === 'refused' || upload.sent.has(file.name)) return [];
    const text = file.kind === 'ready' ? file.meant.text : chosen.get(file.name);
    return text ? [{ name: file.name, bytes: file.bytes, text, speaker, licence }] : [];
  });
  const hasCredit = speaker.trim() !== '' && licence.trim() !== '';
  const send = (): void => {
    setSubmitted(true);
    if (hasCredit && waiting.length > 0) void upload.start(waiting);
  };
  const isBusy = upload.now !== undefined;
  return (
    <section aria-labelledby="bring-recordings">
      <h2 id="bring-recordings">{uploadTitle}</h2>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          id="recording-files"
          label={filesLabel}
          hint={filesHint}
          error={isSubmitted && !files && !isReading ? filesRequired : undefined}
        >
          {(tie) => (
            <input
              type="file"
              multiple
              accept={accepted}
              disabled={isBusy}
              {...tie}
              onChange={({ currentTarget }) => void choose(currentTarget.files)}
            />
          )}
        </Field>
        <details>
          <summary>{namesTitle}</summary>
          <p className="hint">
            Name a file by its Hebrew text (
            <bdi lang="he" translate="no">
              לִלְמֹד
            </bdi>
            .mp3; vowels are optional if the text is unique), by its transliteration (lilmod.mp3), or by its name in the
            lesson: words/peace.mp3, words/man/plural.mp3, phrases/good-morning.mp3, verbs/learn/past.mp3 (or present,
            present-feminine, future), letters/alef.mp3, numbers/3.mp3. The folder of the lesson distinguishes, for
            example, the noun “work” from the verb. If a name has several meanings, you can choose one below.
          </p>
        </details>
        <div className="halves">
          <Field
            id="recording-speaker"
            label={speakerLabel}
            hint={speakerHint}
            error={isSubmitted && !speaker.trim() ? speakerRequired : undefined}
          >
            {(tie) => (
              <input
                value={speaker}
                maxLength={100}
                autoComplete="off"
                onChange={({ currentTarget }) => setSpeaker(currentTarget.value)}
                {...tie}
              />
            )}
          </Field>
          <Field
            id="recording-licence"
            label={licenseLabel}
            error={isSubmitted && !licence.trim() ? licenseRequired : undefined}
          >
            {(tie) => (
              <input
                value={licence}
                maxLength={100}
                placeholder={licensePlaceholder}
                list="recording-licenses"
                autoComplete="off"
                onChange={({ currentTarget }) => setLicense(currentTarget.value)}
                {...tie}
              />
            )}
          </Field>
        </div>
        <LicenseOptions id="recording-licenses" />
        {isReading && (
          <p className="hint" role="status">
            {readingFiles}
          </p>
        )}
        {files && (
          <RecordingReport
            files={files}
            known={known}
            chosen={chosen}
            sent={upload.sent}
            errors={upload.errors}
            onChoose={(name, text) => setChosen(new Map(chosen).set(name, text))}
          />
        )}
        {upload.now && (
          <Progress value={(upload.now.done / upload.now.total) * 100} label={uploadLabel}>
            {recordingsProgress(upload.now.done, upload.now.total, upload.now.wait)}
          </Progress>
        )}
        <div className="actions">
          {isBusy ? (
            <button type="button" className="button" onClick={upload.stop}>
              {stopAction}
            </button>
          ) : (
            <button className="button primary" disabled={isReading || (files !== undefined && waiting.length === 0)}>
              {uploadAction(waiting.length, upload.errors.size)}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
