import { notLoaded } from '../ui/messages.ts';
export interface VersionGroup {
  title: string;
  rows: readonly { code: string; name: string; loaded: boolean }[];
}

/** Every version that the site has or names. Versions that it has link to their books. */
export function HomeVersions({ groups }: { groups: readonly VersionGroup[] }) {
  return (
    <div className="cols3">
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {rows.map(({ code, name, loaded }) => (
              <li key={code}>
                {loaded ? (
                  <a className="tap" href={`/bible/${code}`}>
                    {name}
                  </a>
                ) : (
                  <>
                    {name}
                    <small className="small">{` ${notLoaded}`}</small>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
