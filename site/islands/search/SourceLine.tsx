import { formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { nameOf, type SearchSite } from '../../views/search/search-page.ts';
import type { AnswerSource } from './choose-search-source.ts';
import {
  damagedDownloadMessage,
  deviceSearchFailed,
  deviceSource,
  downloadsLink,
  nothingDownloaded,
  notDownloadedMessage,
  offline,
  offlineSource,
  unreachable,
  unreachableSource,
} from './messages.ts';
import type { DeviceSearchFailure, NotOnDeviceError } from './search-source.ts';

const sourceTexts = { network: offlineSource, site: unreachableSource };

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
        The downloaded {versionName(site, source.damaged)} is damaged.{' '}
        <a href={`${offlinePage}#pack-${source.damaged}`}>Download it again</a>
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
  const text = without ? sourceTexts[without] : deviceSource;
  return instead ? `${text} (${versionName(site, instead)})` : text;
}

export interface NotOnDeviceMessageProps {
  error: NotOnDeviceError;
  site: SearchSite;
  address: SearchUrlParams;
}

/** Explains why neither the site nor the device has an answer, and links to the texts that the device can search. */
export function NotOnDeviceMessage({ error: { lack, without }, site, address }: NotOnDeviceMessageProps) {
  const why = { network: offline, site: unreachable }[without];
  const saved = lack.kind === 'missing' ? lack.downloaded : [];
  const hash = lack.kind === 'failed' ? '' : `#pack-${lack.version}`;
  return (
    <div className="alert" role="alert">
      <p>{`${why} ${lackText(lack, site)}`}</p>
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
        <a href={`${offlinePage}${hash}`}>{downloadsLink}</a>
      </p>
    </div>
  );
}

function lackText(lack: DeviceSearchFailure, site: SearchSite): string {
  switch (lack.kind) {
    case 'missing':
      return lack.downloaded.length === 0 ? nothingDownloaded : notDownloadedMessage(versionName(site, lack.version));
    case 'damaged':
      return damagedDownloadMessage(versionName(site, lack.version));
    case 'failed':
      return deviceSearchFailed;
  }
}

/** The name of a version; for an imported version, the name that the page has for it. */
function versionName(site: SearchSite, code: string): string {
  return namedVersions[code]?.name ?? nameOf(site, code);
}
