import { useQuery } from '@tanstack/react-query';
import { exportFormats } from '#data/administration/contract/exports.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';

const names: Record<(typeof exportFormats)[number], string> = {
  csv: 'CSV',
  usfm: 'USFM',
  osis: 'OSIS',
  module: 'Module',
};

/** Exports versions whose license allows redistribution. */
export function Exports() {
  const versions = useQuery({ queryKey: ['versions-to-export'], queryFn: adminApi.versionsToExport });
  return (
    <section>
      <h2>Texts to take away</h2>
      <Loaded query={versions} label="Loading versions">
        {(answer) => (
          <ul className="rows">
            {answer.versions.map(({ code, name, verses, licence, mayBeHandedOn }) => (
              <li key={code}>
                <div>
                  <b>{name}</b> <span className="pill">{code}</span>
                  <p className="hint">
                    {formatCountOf(verses, 'verse')}. {licence}
                  </p>
                </div>
                {mayBeHandedOn ? (
                  <div className="actions">
                    {exportFormats.map((format) => (
                      <a
                        key={format}
                        className="button"
                        href={`/api/admin/versions/${code}/export?format=${format}`}
                        aria-label={`${name} as ${names[format]}`}
                        download
                      >
                        {names[format]}
                      </a>
                    ))}
                  </div>
                ) : (
                  <span className="hint">Its licence does not let it be handed on.</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
