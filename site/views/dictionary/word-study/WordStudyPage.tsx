import { bookByNumber } from '#data/bible/books.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { groupForms } from '#data/dictionary/form-groups.ts';
import { describeParsing } from '#data/dictionary/morphology.ts';
import { timesOf, type ParsedForms } from '#data/dictionary/word-forms.ts';
import { formatCount } from '#data/site/count-text.ts';
import { productSlug } from '#data/site/product.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import { scriptProps, type Script } from '../../text/script-props.ts';
import { Lemma } from '../../ui/EntryCard.tsx';
import {
  bookColumn,
  booksHeading,
  formColumn,
  formsHeading,
  formsSummaryMessage,
  groupsLabelMessage,
  noFormsMessage,
  notTranslatedLabel,
  otherForms,
  parsingColumn,
  renderingColumn,
  renderingsHeading,
  studyTitleMessage,
  sumLabel,
  textsLabel,
  timesColumn,
} from './messages.ts';

/** How often a parsed text has the word, by form and by book. */
export interface StudyText extends Script {
  code: string;
  name: string;
  shortName: string;
  total: number;
  forms: readonly ParsedForms[];
  books: readonly [book: number, times: number][];
}

export interface WordStudyProps {
  number: EntryNumber;
  /** Absent if the library could not be queried. */
  entry?: (React.ComponentProps<typeof Lemma>['entry'] & { gloss: string }) | undefined;
  /** The texts that have the word. */
  texts?: readonly { code: string; shortName: string; total: number }[];
  text?: StudyText | undefined;
  renderings?: readonly { text: string; total: number }[];
  /** Message shown instead of the study. */
  message?: string | undefined;
}

/** Where and in which forms a word occurs. Every count links to the verses that it counts. */
export function WordStudyPage({ number, entry, texts = [], text, renderings = [], message }: WordStudyProps) {
  const verses = `/${productSlug}/${number}/verses`;
  return (
    <>
      <div data-island="search-form">
        <SearchForm />
      </div>
      <article className={`listing word-study ${entry?.language ?? ''}`}>
        <p>
          <a href={`/${productSlug}/${number}`}>
            {number} {entry && <Lemma entry={entry} />}
          </a>
          {entry && ` ${entry.gloss}`}
        </p>
        <h1>{studyTitleMessage(number)}</h1>
        {message && <p className="note">{message}</p>}
        {texts.length > 1 && (
          <nav className="tabs" aria-label={textsLabel}>
            {texts.map(({ code, shortName, total }) => (
              <a
                key={code}
                href={`/${productSlug}/${number}/study?version=${code}`}
                aria-current={code === text?.code ? 'page' : undefined}
              >
                {shortName}
                <small> {formatCount(total)}</small>
              </a>
            ))}
          </nav>
        )}
        <h2>{formsHeading}</h2>
        {text ? <Forms number={number} text={text} /> : <p>{noFormsMessage}</p>}
        {text && (
          <section>
            <h2>{booksHeading}</h2>
            <Counts
              label={bookColumn}
              total={text.total}
              rows={text.books.map(([book, times]) => ({
                name: bookByNumber(book).name,
                href: `${verses}?version=${text.code}&book=${book}`,
                times,
              }))}
            />
          </section>
        )}
        {renderings.length > 0 && (
          <section>
            <h2>{renderingsHeading}</h2>
            <Counts
              label={renderingColumn}
              total={renderings.reduce((sum, { total }) => sum + total, 0)}
              rows={renderings.map((rendering) => ({
                name: rendering.text || notTranslatedLabel,
                href: `${verses}?rendering=${encodeURIComponent(rendering.text)}`,
                times: rendering.total,
              }))}
            />
          </section>
        )}
      </article>
    </>
  );
}

/** The verses that have the number with this code or in this form. */
function searchFor(number: EntryNumber, form: string, text: StudyText): string {
  return `/results?q=${encodeURIComponent(`${number} [${form}]`)}&db=${text.code}`;
}

function Forms({ number, text }: { number: EntryNumber; text: StudyText }) {
  const groups = groupForms(text.forms);
  const most = Math.max(...(groups?.groups ?? []).map(({ times }) => times));
  const forms = new Set(text.forms.flatMap(([, list]) => list.map(([form]) => form)));
  return (
    <>
      <p>{formsSummaryMessage(text.total, forms.size, text.name)}</p>
      {groups && (
        <ul className="bars" aria-label={groupsLabelMessage(groups.kind)}>
          {groups.groups.map(({ name, times }) => (
            <li key={name}>
              {name ? <a href={searchFor(number, name, text)}>{name}</a> : <span>{otherForms}</span>}
              <svg aria-hidden="true" width={`${Math.round((times / most) * 1000) / 10}%`} />
              <small>{formatCount(times)}</small>
            </li>
          ))}
        </ul>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{formColumn}</th>
            <th scope="col">{parsingColumn}</th>
            <th scope="col">{timesColumn}</th>
          </tr>
        </thead>
        <tbody>
          {text.forms.map((each) => (
            <FormRow key={each[0]} number={number} text={text} forms={each} />
          ))}
        </tbody>
        <Sum total={text.total} columns={2} />
      </table>
    </>
  );
}

function FormRow({ number, text, forms }: { number: EntryNumber; text: StudyText; forms: ParsedForms }) {
  const [parsing, list] = forms;
  // Codes of Hebrew words begin with their language.
  const code = number.startsWith('H') ? parsing.slice(1) : parsing;
  return (
    <tr>
      <td>
        {list.map(([form, times]) => (
          <span key={form}>
            <bdi {...scriptProps(text)}>{form}</bdi>
            {list.length > 1 && <small> {formatCount(times)}</small>}{' '}
          </span>
        ))}
      </td>
      <td>
        {describeParsing(parsing) || parsing} <small translate="no">{code}</small>
      </td>
      <td>
        <a href={searchFor(number, code, text)}>{formatCount(timesOf(forms))}</a>
      </td>
    </tr>
  );
}

interface CountRow {
  name: string;
  href: string;
  times: number;
}

function Counts({ label, rows, total }: { label: string; rows: readonly CountRow[]; total: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{timesColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, times }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              <a href={href}>{formatCount(times)}</a>
            </td>
          </tr>
        ))}
      </tbody>
      <Sum total={total} columns={1} />
    </table>
  );
}

function Sum({ total, columns }: { total: number; columns: number }) {
  return (
    <tfoot>
      <tr>
        <td colSpan={columns}>{sumLabel}</td>
        <td>{formatCount(total)}</td>
      </tr>
    </tfoot>
  );
}
