import { formatSearchAddress, type SearchAddress } from '#data/search/contract/search-address.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { nameOf, type SearchSite } from '../../views/search/search-page.ts';
import type { AnswerSource } from './answer-search.ts';
import type { Lack, NotOnDevice } from './search-source.ts';

/** Where the reader keeps texts on the device. */
const keepPage = '/offline';

export interface SourceLineProps {
  source: AnswerSource | undefined;
  /** Whether the device has the versions that are searched; `undefined` until that is known. */
  isKept: boolean | undefined;
  isWaiting: boolean;
  site: SearchSite;
}

/** A quiet line below the count: who answered, where that is not the site as ever. While it waits it keeps the room. */
export function SourceLine({ source, isKept, isWaiting, site }: SourceLineProps) {
  if (isWaiting) {
    const likely = likelySource(isKept);
    return likely ? <small className="unseen">{wordsOf(likely, site)}</small> : null;
  }
  if (source?.damaged) {
    return (
      <small>
        The {versionName(site, source.damaged)} on this device is damaged:{' '}
        <a href={`${keepPage}#pack-${source.damaged}`}>download it again</a>
      </small>
    );
  }
  return source?.by === 'device' ? <small>{wordsOf(source, site)}</small> : null;
}

function likelySource(isKept: boolean | undefined): AnswerSource | undefined {
  if (!navigator.onLine) return { by: 'device', without: 'network' };
  return isKept ? { by: 'device' } : undefined;
}

function wordsOf({ without, instead }: AnswerSource, site: SearchSite): string {
  const why = { network: 'No network: a', site: 'The site could not be reached: a' };
  const text = instead ? `, from the ${versionName(site, instead)}` : '';
  return `${without ? why[without] : 'A'}nswered on this device${text}`;
}

export interface LackMessageProps {
  error: NotOnDevice;
  site: SearchSite;
  address: SearchAddress;
}

/** Why neither the site nor this device has an answer, and what this device has one for. */
export function LackMessage({ error: { lack, without }, site, address }: LackMessageProps) {
  const why = { network: 'There is no network', site: 'The site could not be reached' }[without];
  const kept = lack.kind === 'missing' ? lack.kept : [];
  const place = lack.kind === 'failed' ? '' : `#pack-${lack.version}`;
  return (
    <div className="alert" role="alert">
      <p>{`${why}, and ${lackOf(lack, site)}`}</p>
      {kept.length > 0 && (
        <p>
          {kept.map((code) => (
            <a
              key={code}
              className="button"
              href={formatSearchAddress({ ...address, path: '/results', version: code, page: 1 })}
            >
              {versionName(site, code)}
            </a>
          ))}
        </p>
      )}
      <p>
        <a href={`${keepPage}${place}`}>Texts on this device</a>
      </p>
    </div>
  );
}

function lackOf(lack: Lack, site: SearchSite): string {
  switch (lack.kind) {
    case 'missing':
      if (lack.kept.length === 0) return 'no text is kept on this device to be searched.';
      return `the ${versionName(site, lack.version)} is not kept on this device. Search instead:`;
    case 'damaged':
      return `the ${versionName(site, lack.version)} on this device is damaged; download it again when you can.`;
    case 'failed':
      return 'this device cannot search the texts that it keeps.';
  }
}

/** Its name on any page; one that an administrator imported has the page's own name for it. */
function versionName(site: SearchSite, code: string): string {
  return namedVersions[code]?.name ?? nameOf(site, code);
}
