import type { ImportStatusAnswer, ListedImport, UploadedFile } from '#data/administration/contract/imports.ts';
import { formatVersionTitle } from '#data/versions/version-name.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Rows } from '../parts/Rows.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Builds } from './Builds.tsx';
import { Exports } from './Exports.tsx';
import { ImportItem } from './ImportItem.tsx';
import { useImportStatus } from './use-import-status.ts';
import {
  activeTitle,
  alreadyImportedMessage,
  completedAbout,
  completedTitle,
  deleteFilesLink,
  endedTitle,
  fileFacts,
  filesAbout,
  filesTitle,
  importFailed,
  importIsUnderWay,
  importStarted,
  importingLabel,
  loadAgainAction,
  loadingImports,
  noActiveImports,
  noCompletedImports,
  noImportData,
  startImportAction,
  startFailed,
  startImportLabel,
} from './messages.ts';

/** Running imports, imports that can be started, and published versions. */
export function StatusTab() {
  const status = useImportStatus();
  return (
    <Loaded query={status} label={loadingImports}>
      {(answer) => {
        const nameOf = (code: string): string => answer.names[code] ?? formatVersionTitle(code);
        return (
          <>
            <section>
              <h2>{activeTitle}</h2>
              <Rows none={noActiveImports}>
                {answer.activeImports.map((each) => (
                  <ImportItem key={each.id} item={each} name={nameOf(each.version)} />
                ))}
              </Rows>
            </section>
            <section>
              <h2>{filesTitle}</h2>
              <Files {...answer} nameOf={nameOf} />
            </section>
            <section>
              <h2>{completedTitle}</h2>
              {answer.completedImports.length > 0 && <p className="hint">{completedAbout}</p>}
              <Rows none={noCompletedImports}>
                {answer.completedImports.map((each) => (
                  <ImportItem key={each.id} item={each} name={nameOf(each.version)} />
                ))}
              </Rows>
            </section>
            {answer.endedImports.length > 0 && (
              <section>
                <h2>{endedTitle}</h2>
                <ul className="rows">
                  {answer.endedImports.map((each) => (
                    <ImportItem key={each.id} item={each} name={nameOf(each.version)} />
                  ))}
                </ul>
              </section>
            )}
            <Builds {...answer} nameOf={nameOf} />
            <Exports />
          </>
        );
      }}
    </Loaded>
  );
}

/** Files are listed after their import too, because it can be repeated. Each says whether it was imported. */
function Files({
  availableFiles: files,
  activeImports,
  completedImports,
  nameOf,
}: ImportStatusAnswer & { nameOf: (code: string) => string }) {
  const start = useServerAction({
    run: adminApi.startImport,
    done: importStarted,
    failed: importFailed,
    otherwise: startFailed,
    invalidates: [['import-status']],
  });
  if (files.length === 0) return <p className="hint">{noImportData}</p>;
  return (
    <>
      <ul className="rows">
        {files.map((file) => {
          const isImport = isImportOf(file);
          const importedAt = completedImports.find(isImport)?.completedAt;
          const isImporting = activeImports.some(isImport);
          const action = importedAt ? loadAgainAction : startImportAction;
          return (
            <li key={file.id}>
              <div>
                <b>{file.name}</b> <span className="pill">{nameOf(file.version)}</span>
                <p className="hint">{fileFacts(file)}</p>
                {isImporting ? (
                  <p className="hint">{importIsUnderWay}</p>
                ) : (
                  importedAt && <p className="hint">{alreadyImportedMessage(importedAt)}</p>
                )}
              </div>
              <BusyButton
                type="button"
                className="button"
                isBusy={start.isPending || isImporting}
                aria-label={startImportLabel(isImporting ? importingLabel : action, file.name, nameOf(file.version))}
                onClick={() => start.mutate({ version: file.version, filePath: file.path })}
              >
                {isImporting ? importingLabel : action}
              </BusyButton>
            </li>
          );
        })}
      </ul>
      <p className="hint">
        {filesAbout} <a href="#texts">{deleteFilesLink}</a>.
      </p>
    </>
  );
}

/** Whether an import was made from a file. */
function isImportOf(file: UploadedFile): (item: ListedImport) => boolean {
  return (item) => item.file === file.name && item.version === file.version && item.startedAt >= file.uploaded;
}
