import { books } from '#data/bible/books.ts';
import { onlyTestamentOf } from '#data/comparison/absent-verse.ts';
import { formatColumnCode, parseColumnCode } from '#data/comparison/column-code.ts';
import { interlinearColumnMessage } from '#data/comparison/messages.ts';
import type { ParallelChoice } from '#data/comparison/parallel-choices.ts';
import { twinOf } from '#data/versions/version-twins.ts';
import { groupVersions } from '#data/versions/version-groups.ts';
import { interlinearLabel } from '../interlinear/messages.ts';
import { notLoadedMessage } from '../ui/messages.ts';
import { noVersion, onlyTestamentMessage, versionMenuMessage, versionsLabel } from './messages.ts';

const menus = [1, 2, 3, 4].map(versionMenuMessage);
const needed = 2;

export interface VersionMenusProps {
  choices: readonly ParallelChoice[];
  /** Codes of the columns selected in the menus. */
  columns: readonly string[];
  /** Path of the page of a verse of the passage, if there is a passage. */
  verse: string | undefined;
  /** Receives the columns chosen in the menus. Without it, the form is submitted. */
  onVersions?: ((codes: string[]) => void) | undefined;
}

/** One menu for each column of a comparison. */
export function VersionMenus({ choices, columns, verse, onVersions }: VersionMenusProps) {
  const testament = testamentOfPath(verse);
  return (
    <fieldset>
      <legend>{versionsLabel}</legend>
      {menus.map((menu, index) => {
        const code = listedColumn(choices, columns[index] ?? '');
        const chosen = onVersions
          ? {
              value: code,
              onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
                onVersions(codesWith(columns, index, target.value)),
            }
          : { defaultValue: code };
        return (
          <label key={menu}>
            {menu}
            <select name="versions" {...chosen}>
              {(index >= needed || code === '') && <option value="">{noVersion}</option>}
              {groupVersions(choices).map(({ label, versions }) => (
                <optgroup key={label} label={label}>
                  {versions.map((choice) => (
                    <VersionOption key={choice.code} {...{ choice, code, testament }} />
                  ))}
                </optgroup>
              ))}
              <InterlinearOptions {...{ choices, code, testament }} />
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The versions whose words can be shown one by one. */
function InterlinearOptions({
  choices,
  ...props
}: Pick<VersionMenusProps, 'choices'> & Omit<VersionOptionProps, 'choice'>) {
  const tagged = choices.filter((choice) => choice.tagged && choice.loaded);
  if (tagged.length === 0) return null;
  return (
    <optgroup label={interlinearLabel}>
      {tagged.map(({ code, shortName, loaded }) => {
        const name = interlinearColumnMessage(shortName);
        const column = formatColumnCode({ code, isInterlinear: true });
        return <VersionOption key={code} choice={{ code: column, shortName: name, loaded }} {...props} />;
      })}
    </optgroup>
  );
}

interface VersionOptionProps {
  choice: ParallelChoice;
  /** The chosen version of the menu. */
  code: string;
  testament: 'old' | 'new' | undefined;
}

function VersionOption({ choice, code, testament }: VersionOptionProps) {
  const only = testament && onlyTestamentOf(parseColumnCode(choice.code).code);
  const isLacking = only !== undefined && only !== testament;
  return (
    // A disabled option would not be submitted, so the chosen one stays enabled.
    <option value={choice.code} disabled={!choice.loaded || (isLacking && choice.code !== code)}>
      {!choice.loaded
        ? notLoadedMessage(choice.shortName)
        : isLacking
          ? onlyTestamentMessage(choice.shortName, only)
          : choice.shortName}
    </option>
  );
}

/** A text with two codes is listed under one of them. */
function listedColumn(choices: readonly ParallelChoice[], column: string): string {
  const { code, isInterlinear } = parseColumnCode(column);
  const twin = twinOf(code) ?? code;
  const isListed = (each: string): boolean => choices.some((choice) => choice.code === each);
  return isListed(code) || !isListed(twin) ? column : formatColumnCode({ code: twin, isInterlinear });
}

/** The testament of a verse's page: "/strongs/verse/malachi/4/1". */
function testamentOfPath(href: string | undefined): 'old' | 'new' | undefined {
  const slug = href?.split('/')[3];
  return books.find((book) => book.slug === slug)?.testament;
}

/** Codes after one menu changed, without duplicates: a version selected in two menus is compared once. */
function codesWith(columns: readonly string[], index: number, code: string): string[] {
  const codes = menus.map((_, position) => (position === index ? code : (columns[position] ?? '')));
  return [...new Set(codes.filter((each) => each !== ''))];
}
