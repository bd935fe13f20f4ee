import { useQuery } from '@tanstack/react-query';
import { exportFormats } from '#data/administration/contract/exports.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import {
  csvFormat,
  exportFacts,
  exportLabel,
  exportsHint,
  exportsTitle,
  loadingVersions,
  mayNotExport,
  moduleFormat,
  osisFormat,
  usfmFormat,
} from './messages.ts';

const names: Record<(typeof exportFormats)[number], string> = {
  csv: csvFormat,
  usfm: usfmFormat,
  osis: osisFormat,
  module: moduleFormat,
};

/** Exports versions whose license allows redistribution. */
export function Exports() {
  const versions = useQuery({ queryKey: ['versions-to-export'], queryFn: adminApi.versionsToExport });
  return (
    <section>
      <h2>{exportsTitle}</h2>
      <p className="hint">{exportsHint}</p>
      <Loaded query={versions} label={loadingVersions}>
        {(answer) => (
          <ul className="rows">
            {answer.versions.map(({ code, name, verses, licence, mayBeHandedOn }) => (
              <li key={code}>
                <div>
                  <b>{name}</b> <span className="pill">{code}</span>
                  <p className="hint">{exportFacts(verses, licence)}</p>
                </div>
                {mayBeHandedOn ? (
                  <div className="actions">
                    {exportFormats.map((format) => (
                      <a
                        key={format}
                        className="button"
                        href={`/api/admin/versions/${code}/export?format=${format}`}
                        aria-label={exportLabel(name, names[format])}
                        download
                      >
                        {names[format]}
                      </a>
                    ))}
                  </div>
                ) : (
                  <span className="hint">{mayNotExport}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
