import { twinOf } from './version-twins.ts';

/** What an administrator changed about a version, for its readers. */
export interface VersionDetail {
  name?: string;
  shortName?: string;
  /** Versions with a position come first in menus, in ascending order. */
  position?: number;
  /** In no menu and in no list. Its addresses still work. */
  isHidden?: true;
}

/** By version code. A version without an entry is unchanged. */
export type VersionDetails = Readonly<Record<string, VersionDetail>>;

/** The details of a version, which may be stored under the text's other code. */
export function detailOf(details: VersionDetails, code: string): VersionDetail | undefined {
  const twin = twinOf(code);
  return details[code] ?? (twin === undefined ? undefined : details[twin]);
}

interface Choice {
  code: string;
  name?: string;
  shortName: string;
  loaded: boolean;
}

/**
 * The choices of a menu with the names that an administrator chose, without hidden versions, and in the chosen order.
 * The server and, for menus that were built before the change, the device both use it.
 */
export function applyVersionDetails<Item extends Choice>(choices: readonly Item[], details: VersionDetails): Item[] {
  const detail = ({ code, loaded }: Item): VersionDetail => (loaded && detailOf(details, code)) || {};
  const positionOf = (choice: Item): number => detail(choice).position ?? Number.MAX_SAFE_INTEGER;
  return choices
    .filter((choice) => !detail(choice).isHidden)
    .map((choice) => {
      const { name, shortName } = detail(choice);
      return { ...choice, ...(name && choice.name !== undefined && { name }), ...(shortName && { shortName }) };
    })
    .toSorted((a, b) => positionOf(a) - positionOf(b));
}
