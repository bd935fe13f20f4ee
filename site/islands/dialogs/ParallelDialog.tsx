import { useState } from 'react';
import { bookByNumber } from '#data/bible/books.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { parallelPath, wordsPath } from '#data/reading/reading-paths.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { UnderlineLegend } from '../../views/comparison/UnderlineLegend.tsx';
import { VersesText } from '../../views/reading/VersesText.tsx';
import { useFlash } from '../../views/ui/use-flash.ts';
import { comparisonContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { ApiError } from '../../client/call-api.ts';
import { compareAnswers } from './compare-answers.ts';
import { chooseLeftVersion, leftVersions, rightSideOf } from './compared-versions.ts';
import type { ComparedVerse, PlaceholderText } from './dialog-request.ts';
import { useRestored, useVerse, useVersions } from './use-reading.ts';
import {
  compareChapter,
  leftVersion,
  noVersion,
  restoredLoading,
  verseFailed,
  verseLoading,
  verseMissingMessage,
  versionLoadingMessage,
  versionsLoading,
} from './messages.ts';
import { counterpartName } from '#data/comparison/counterpart-name.ts';
import { copiedLabel, copyLabel, shareLabel, sharedLabel } from '../../views/ui/messages.ts';
import { notInTranslation } from '#data/reading/messages.ts';
import { noCounterpartMessage } from '#data/comparison/messages.ts';

/** One verse in two versions. The left version can be changed; the right one has the restored names. */
export function ParallelDialog({ id, reference, version, choices, known }: ComparedVerse) {
  const { book, chapter } = splitVerseId(id);
  const listed = useVersions(choices === undefined);
  const failed = listed.isError ? [] : undefined;
  const loaded = (choices && loadedOf(choices)) ?? listed.data ?? failed;
  const [chosen, setChosen] = useState<string>();
  const code = chosen ?? (loaded && chooseLeftVersion(book, loaded, version));
  const left = useVerse(id, code);
  const right = useRestored(id);
  const rightSide = rightSideOf(loaded);
  const nameOf = (each: string): string =>
    namedVersions[each]?.name ?? choices?.find((choice) => choice.code === each)?.name ?? each;

  const sides = left.data && right.data ? [left.data, right.data] : undefined;
  const compared = right.data && compareAnswers(left.data, right.data);
  return (
    <>
      <div className="body">
        <h3>{reference}</h3>
        <div className="pair">
          <section>
            <p className="version">
              <select
                aria-label={leftVersion}
                disabled={code === undefined}
                value={code ?? ''}
                onChange={({ target }) => setChosen(target.value)}
              >
                {code === undefined && <option value="">{loaded ? noVersion : versionsLoading}</option>}
                {loaded &&
                  leftVersions(book, loaded).map((each) => (
                    <option key={each} value={each}>
                      {nameOf(each)}
                    </option>
                  ))}
              </select>
            </p>
            <div className="text" aria-live="polite">
              {left.data ? (
                <VersesText verses={left.data.verses} script={left.data} reference={reference} />
              ) : left.isError ? (
                <p className="fail">{leftFailure(left.error)}</p>
              ) : (
                <Pending known={known} hasFailed={loaded !== undefined && code === undefined} />
              )}
            </div>
          </section>
          <section>
            <p className="version">{right.data?.label ?? rightSide?.label ?? restoredVersion.label}</p>
            <div className="text" aria-live="polite">
              {right.data ? (
                <VersesText verses={compared ?? []} script={right.data} reference={reference} />
              ) : right.isError ? (
                <p className="fail">
                  {rightFailure(right.error, rightSide?.short ?? counterpartName(restoredVersion.version))}
                </p>
              ) : (
                <p className="small">{rightSide ? versionLoadingMessage(rightSide.short) : restoredLoading}</p>
              )}
            </div>
          </section>
        </div>
        {compared?.some(({ changed = [] }) => changed.length > 0) && <UnderlineLegend />}
      </div>
      <ComparisonFooter id={id} reference={reference} sides={sides}>
        <a href={parallelPath(`${bookByNumber(book).name} ${chapter}`, code ? [code] : [])}>{compareChapter}</a>
      </ComparisonFooter>
    </>
  );
}

/** In the order of the endpoint: the site's default version first. */
function loadedOf(choices: NonNullable<ComparedVerse['choices']>): string[] {
  const codes = choices.filter((choice) => choice.loaded).map(({ code }) => code);
  return codes.toSorted((a, b) => Number(b === defaultVersion) - Number(a === defaultVersion));
}

/** Until the left side has loaded, shows the text that the reader came from. */
function Pending({ known, hasFailed }: { known: PlaceholderText | undefined; hasFailed: boolean }) {
  const message = hasFailed ? <p className="fail">{verseFailed}</p> : <p className="small">{verseLoading}</p>;
  if (!known) return message;
  return (
    <>
      <p className="small">{known.label}</p>
      <VersesText verses={[{ ...known, reference: '' }]} script={known} />
      {message}
    </>
  );
}

interface ComparisonFooterProps {
  id: VerseId;
  reference: string;
  /** `undefined` until both have loaded. */
  sides: readonly { label: string; text: string }[] | undefined;
  children: React.ReactNode;
}

function ComparisonFooter({ id, reference, sides, children }: ComparisonFooterProps) {
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  const act = async (action: typeof copy, flash: () => void): Promise<void> => {
    const link = new URL(wordsPath(id), location.href).href;
    if (sides && (await action(comparisonContent({ reference, sides, link })))) flash();
  };
  return (
    <footer>
      <button type="button" className="button" disabled={!sides} onClick={() => void act(copy, flashCopied)}>
        {isCopied ? copiedLabel : copyLabel}
      </button>
      <button type="button" className="button" disabled={!sides} onClick={() => void act(share, flashShared)}>
        {isShared ? sharedLabel : shareLabel}
      </button>
      {children}
    </footer>
  );
}

function leftFailure(error: unknown): string {
  return isMissing(error) ? notInTranslation : verseFailed;
}

function rightFailure(error: unknown, name: string): string {
  return isMissing(error) ? verseMissingMessage(name) : noCounterpartMessage(name);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.isMissing;
}
