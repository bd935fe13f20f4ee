import { formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { nameOf, type SearchSite } from '../../views/search/search-page.ts';
import type { AnswerSource } from './choose-search-source.ts';
import type { DeviceSearchFailure, NotOnDeviceError } from './search-source.ts';

/** The page where the reader manages downloads. */
const offlinePage = '/offline';

export interface SourceLineProps {
  source: AnswerSource | undefined;
  /** Whether the device has the searched versions. `undefined` until that is known. */
  isLikelyOnDevice: boolean | undefined;
  isWaiting: boolean;
  site: SearchSite;
}

/** A line below the count that says who answered, if it was not the site. While waiting, it reserves its space. */
export function SourceLine({ source, isLikelyOnDevice, isWaiting, site }: SourceLineProps) {
  if (isWaiting) {
    const likely = likelySource(isLikelyOnDevice);
    return likely ? <small className="unseen">{sourceText(likely, site)}</small> : null;
  }
  if (source?.damaged) {
    return (
      <small>
        The {versionName(site, source.damaged)} on this device is damaged:{' '}
        <a href={`${offlinePage}#pack-${source.damaged}`}>download it again</a>
      </small>
    );
  }
  return source?.by === 'device' ? <small>{sourceText(source, site)}</small> : null;
}

function likelySource(isLikelyOnDevice: boolean | undefined): AnswerSource | undefined {
  if (!navigator.onLine) return { by: 'device', without: 'network' };
  return isLikelyOnDevice ? { by: 'device' } : undefined;
}

function sourceText({ without, instead }: AnswerSource, site: SearchSite): string {
  const why = { network: 'No network: a', site: 'The site could not be reached: a' };
  const text = instead ? `, from the ${versionName(site, instead)}` : '';
  return `${without ? why[without] : 'A'}nswered on this device${text}`;
}

export interface NotOnDeviceMessageProps {
  error: NotOnDeviceError;
  site: SearchSite;
  address: SearchUrlParams;
}

/** Explains why neither the site nor the device has an answer, and links to the texts that the device can search. */
export function NotOnDeviceMessage({ error: { lack, without }, site, address }: NotOnDeviceMessageProps) {
  const why = { network: 'There is no network', site: 'The site could not be reached' }[without];
  const saved = lack.kind === 'missing' ? lack.downloaded : [];
  const hash = lack.kind === 'failed' ? '' : `#pack-${lack.version}`;
  return (
    <div className="alert" role="alert">
      <p>{`${why}, and ${lackText(lack, site)}`}</p>
      {saved.length > 0 && (
        <p>
          {saved.map((code) => (
            <a
              key={code}
              className="button"
              href={formatSearchUrl({ ...address, path: '/results', version: code, page: 1 })}
            >
              {versionName(site, code)}
            </a>
          ))}
        </p>
      )}
      <p>
        <a href={`${offlinePage}${hash}`}>Texts on this device</a>
      </p>
    </div>
  );
}

function lackText(lack: DeviceSearchFailure, site: SearchSite): string {
  switch (lack.kind) {
    case 'missing':
      if (lack.downloaded.length === 0) return 'no text is kept on this device to be searched.';
      return `the ${versionName(site, lack.version)} is not kept on this device. Search instead:`;
    case 'damaged':
      return `the ${versionName(site, lack.version)} on this device is damaged; download it again when you can.`;
    case 'failed':
      return 'this device cannot search the texts that it keeps.';
  }
}

/** The name of a version; for an imported version, the name that the page has for it. */
function versionName(site: SearchSite, code: string): string {
  return namedVersions[code]?.name ?? nameOf(site, code);
}
