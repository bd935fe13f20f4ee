import type { UploadedFile } from '#data/administration/contract/imports.ts';
import { formatVersionName } from '#data/versions/version-name.ts';
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
  completedTitle,
  endedTitle,
  fileFacts,
  filesTitle,
  importFailed,
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
            <Files files={answer.availableFiles} />
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

function Files({ files }: { files: readonly UploadedFile[] }) {
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
            <b>{file.name}</b> <span className="pill">{formatVersionName(file.version)}</span>
            <p className="hint">
              {fileFacts(file)}, <code>{file.path}</code>
            </p>
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
