import type { UploadedFile } from '#data/administration/contract/imports.ts';
import { formats, type FormatId } from '#data/imports/formats.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Builds } from './Builds.tsx';
import { Exports } from './Exports.tsx';
import { formatFileSize } from './file-size.ts';
import { ImportItem } from './ImportItem.tsx';
import { useImportStatus } from './use-import-status.ts';

/** Running imports, imports that can be started, and published versions. */
export function StatusTab() {
  const status = useImportStatus();
  return (
    <Loaded query={status} label="Loading imports">
      {(answer) => (
        <>
          <section>
            <h2>Active imports</h2>
            {answer.activeImports.length === 0 ? (
              <p className="hint">No active imports.</p>
            ) : (
              <ul className="rows">
                {answer.activeImports.map((each) => (
                  <ImportItem key={each.id} item={each} />
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2>Available files</h2>
            <Files files={answer.availableFiles} />
          </section>
          <section>
            <h2>Completed imports</h2>
            {answer.completedImports.length === 0 ? (
              <p className="hint">No text has come this way yet.</p>
            ) : (
              <ul className="rows">
                {answer.completedImports.map((each) => (
                  <ImportItem key={each.id} item={each} />
                ))}
              </ul>
            )}
          </section>
          {answer.endedImports.length > 0 && (
            <section>
              <h2>Refused, failed, cancelled, rolled back</h2>
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
    done: 'Import started',
    failed: 'Import failed',
    renews: ['import-status'],
  });
  if (files.length === 0) return <p className="hint">No import data available.</p>;
  return (
    <ul className="rows">
      {files.map(({ id, name, version, uploaded, path, format, bytes, uploadedBy }) => (
        <li key={id}>
          <div>
            <b>{name}</b> <span className="pill">{version}</span>
            <p className="hint">
              {formats[format as FormatId] ?? format}, {formatFileSize(bytes)}, uploaded {formatWhen(uploaded)} by{' '}
              {uploadedBy}, <code>{path}</code>
            </p>
          </div>
          <BusyButton
            type="button"
            className="button"
            isBusy={start.isPending}
            aria-label={`Start Import of ${name} as ${version}`}
            onClick={() => start.mutate({ version, filePath: path })}
          >
            Start Import
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}
