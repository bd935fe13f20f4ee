import { useQuery } from '@tanstack/react-query';
import type { TextsAnswer } from '#data/administration/contract/texts.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { StoredFiles } from './StoredFiles.tsx';
import {
  cannotBuildHint,
  filesTitle,
  loadingTexts,
  noTexts,
  textsHint,
  textsTitle,
  uploadedTextsHint,
} from './messages.ts';
import { TextRow } from './TextRow.tsx';

/** Milliseconds. */
const pollEvery = 15_000;

/** Polls while a version waits for a build, so that the note about it goes away. */
function pollWhileWaiting({ state: { data } }: { state: { data: TextsAnswer | undefined } }): number | false {
  return data?.texts.some(({ waitsForBuild }) => waitsForBuild) ? pollEvery : false;
}

/** All versions of the site, and the files that were uploaded. */
export function TextsTab() {
  const { within, heading } = useStableFocus();
  const texts = useQuery({ queryKey: ['texts'], queryFn: adminApi.texts, refetchInterval: pollWhileWaiting });
  return (
    <>
      <section {...within}>
        <h2 tabIndex={-1} ref={heading}>
          {textsTitle}
        </h2>
        <Loaded query={texts} label={loadingTexts}>
          {(answer) => (
            <>
              <p className="hint">
                {textsHint}
                {answer.texts.some(({ rollback, can }) => rollback || can.includes('delete')) &&
                  ` ${uploadedTextsHint}`}
                {!answer.canBuild && ` ${cannotBuildHint}`}
              </p>
              <Rows none={noTexts}>
                {answer.texts.map((text) => (
                  <TextRow key={text.code} text={text} />
                ))}
              </Rows>
            </>
          )}
        </Loaded>
      </section>
      <section>
        <h2>{filesTitle}</h2>
        <StoredFiles />
      </section>
    </>
  );
}
