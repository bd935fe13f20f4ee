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
  completedTitle,
  endedTitle,
  fileFacts,
  filesTitle,
  importFailed,
  importIsUnderWay,
  importStarted,
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
      {(answer) => (
        <>
          <section>
            <h2>{activeTitle}</h2>
            <Rows none={noActiveImports}>
              {answer.activeImports.map((each) => (
                <ImportItem key={each.id} item={each} />
              ))}
            </Rows>
          </section>
          <section>
            <h2>{filesTitle}</h2>
            <Files {...answer} />
          </section>
          <section>
            <h2>{completedTitle}</h2>
            <Rows none={noCompletedImports}>
              {answer.completedImports.map((each) => (
                <ImportItem key={each.id} item={each} />
              ))}
            </Rows>
          </section>
          {answer.endedImports.length > 0 && (
            <section>
              <h2>{endedTitle}</h2>
              <ul className="rows">
                {answer.endedImports.map((each) => (
                  <ImportItem key={each.id} item={each} />
                ))}
              </ul>
            </section>
          )}
          <Builds {...answer} />
          <Exports />
        </>
      )}
    </Loaded>
  );
}

/** Files are listed after their import too, because it can be repeated. Each says whether it was imported. */
function Files({ availableFiles: files, activeImports, completedImports }: ImportStatusAnswer) {
  const start = useServerAction({
    run: adminApi.startImport,
    done: importStarted,
    failed: importFailed,
    otherwise: startFailed,
    renews: ['import-status'],
  });
  if (files.length === 0) return <p className="hint">{noImportData}</p>;
  return (
    <ul className="rows">
      {files.map((file) => (
        <li key={file.id}>
          <div>
            <b>{file.name}</b> <span className="pill">{formatVersionTitle(file.version)}</span>
            <p className="hint">{fileFacts(file)}</p>
            <ImportOf file={file} active={activeImports} completed={completedImports} />
          </div>
          <BusyButton
            type="button"
            className="button"
            isBusy={start.isPending}
            aria-label={startImportLabel(file.name, file.version)}
            onClick={() => start.mutate({ version: file.version, filePath: file.path })}
          >
            {startImportAction}
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}

interface ImportOfProps {
  file: UploadedFile;
  active: readonly ListedImport[];
  completed: readonly ListedImport[];
}

function ImportOf({ file, active, completed }: ImportOfProps) {
  const isOfFile = (item: ListedImport): boolean =>
    item.file === file.name && item.version === file.version && item.startedAt >= file.uploaded;
  if (active.some(isOfFile)) return <p className="hint">{importIsUnderWay}</p>;
  const at = completed.find(isOfFile)?.completedAt;
  return at ? <p className="hint">{alreadyImportedMessage(at)}</p> : null;
}
