import { Fragment } from 'react';
import type { VerseReferences } from '#data/reading/contract/cross-references.ts';
import type { Span } from '#data/text/verse-marks.ts';
import type { ShownMarks } from '#data/text/verse-tree.ts';
import type { ShownUnit } from '../interlinear/unit-html.ts';
import { interlinearLabel } from '../interlinear/messages.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { scriptProps, type Script } from '../text/script-props.ts';
import { UnderlineLegend } from '../comparison/UnderlineLegend.tsx';
import { VerseText } from '../text/VerseText.tsx';
import { IslandRoot } from '../ui/IslandRoot.tsx';
import { NothingFound, type NothingFoundProps } from '../ui/NothingFound.tsx';
import { WordsActions } from './VerseActs.tsx';
import { VerseReferenceLists } from './VerseReferenceLists.tsx';
import { WordsNote } from './WordsNote.tsx';
import {
  compareVersions,
  englishTitle,
  halfOfVerseMessage,
  kjvNotLoaded,
  kjvWordsMessage,
  namedTextMessage,
  neighboringVerses,
  noNumbersInVerse,
  originalTitleMessage,
  originalWordsMessage,
  otherVersionsTitle,
  readChapterMessage,
  referencesOnlineOnly,
} from './words/messages.ts';
import { Words } from './words/Words.tsx';
import { crossReferencesTitle } from './messages.ts';
import { aboutTexts, greek, hebrew } from '../ui/messages.ts';
import { notInTranslation } from '#data/reading/messages.ts';

/** A verse in one version: several verses if versifications differ, none if the version lacks it. */
export interface TextInVersion {
  /** For example "Westminster Leningrad Codex". */
  label: string;
  /** Link to the text or to an explanation of its changes; absent if there is none. */
  href?: string | undefined;
  script: Script;
  /** Code of the version. */
  version: string;
  /** Shown if there are no verses: why the version does not have the verse. */
  absence: string;
  verses: readonly {
    text: string;
    marks: ShownMarks;
    changed?: readonly Span[] | undefined;
    half?: Half | undefined;
  }[];
}

type Half = 'first' | 'second';

interface Way {
  href: string;
  name: string;
}

export interface VerseWords {
  kind: 'verse';
  /** For example "Malachi 4:1 · Hebrew 3:19". */
  reference: string;
  /** Why the numbers differ, if that needs more than showing both. */
  note?: string | undefined;
  previous: Way | undefined;
  next: Way | undefined;
  shown: TextInVersion;
  /** The reference of the shown text alone, without the number of another version: "Malachi 4:1". */
  ownReference: string;
  /** The chapter that contains the verse. */
  chapter: Way;
  compareHref: string;
  interlinearHref: string;
  /**
   * Words of the tagged translation, with its name and the name and code of the original, if that is loaded; or why there
   * are none.
   */
  english:
    | { units: readonly ShownUnit[]; label: string; original: { label: string; version: string } | undefined }
    | { lack: 'not-loaded' | 'no-verse' | 'no-numbers' };
  /** Whether one of the texts with words was imported. */
  hasImport: boolean;
  originals: readonly (TextInVersion & { units: readonly ShownUnit[]; isLinked: boolean })[];
  others: readonly TextInVersion[];
  /** Absent if the device has none. */
  references?: VerseReferences | undefined;
}

/** The verse does not exist or cannot be read. */
export interface NoVerseWords extends NothingFoundProps {
  kind: 'none';
}

/** The page of a verse word by word. It is complete without scripts; islands hydrate its search box and its buttons. */
export function WordsPage({ outcome }: { outcome: VerseWords | NoVerseWords }) {
  return (
    <>
      <IslandRoot name="search-form" as="div">
        <SearchForm />
      </IslandRoot>
      <article className="verse-words" data-imported={(outcome.kind === 'verse' && outcome.hasImport) || undefined}>
        {outcome.kind === 'verse' ? <Verse {...outcome} /> : <NothingFound {...outcome} />}
      </article>
    </>
  );
}

function Verse(verse: VerseWords) {
  const { reference, previous, next, shown, chapter, compareHref, originals, others, references } = verse;
  const copied = {
    reference: verse.ownReference,
    version: shown.label,
    text: shown.verses.map(({ text }) => text).join(' '),
    link: shown.href ?? '',
    script: shown.script,
  };
  return (
    <>
      <nav className="steps" aria-label={neighboringVerses}>
        {previous ? (
          <a rel="prev" href={previous.href}>
            {`← ${previous.name}`}
          </a>
        ) : (
          <span />
        )}
        {next ? (
          <a rel="next" href={next.href}>
            {`${next.name} →`}
          </a>
        ) : (
          <span />
        )}
      </nav>
      <h1 translate="no">{reference}</h1>
      <Scripture place={shown} />
      <p className="small">{shown.label}</p>
      {verse.note && <p className="small">{verse.note}</p>}
      <p className="acts">
        <IslandRoot name="verse-acts" as="span" className="js" props={copied}>
          <WordsActions verse={copied} />
        </IslandRoot>
        <a className="button" href={chapter.href}>
          {readChapterMessage(chapter.name)}
        </a>
        <a className="button" href={compareHref}>
          {compareVersions}
        </a>
        <a className="button" href={verse.interlinearHref}>
          {interlinearLabel}
        </a>
      </p>
      <section>
        <h2>{englishTitle}</h2>
        <English english={verse.english} reference={reference} />
      </section>
      {originals.map((each) => (
        <Original key={each.label} place={each} reference={reference} isOnly={originals.length === 1} />
      ))}
      {'units' in verse.english && verse.english.original && (
        <WordsNote translation={verse.english.label} original={verse.english.original} hasImport={verse.hasImport} />
      )}
      {references === undefined && <p className="note">{referencesOnlineOnly}</p>}
      {references && Object.values(references).some((list) => list.length > 0) && (
        <section>
          <h2>{crossReferencesTitle}</h2>
          <VerseReferenceLists {...references} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{otherVersionsTitle}</h2>
          {others.some(({ verses }) => verses.some(({ changed = [] }) => changed.length > 0)) && <UnderlineLegend />}
          <ul className="verses">
            {others.map((each) => (
              <OtherVersion key={each.label} place={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Scripture({ place }: { place: TextInVersion }) {
  return (
    <p className="scripture" {...scriptProps(place.script)}>
      <VersionText place={place} />
    </p>
  );
}

function VersionText({ place }: { place: TextInVersion }) {
  return (
    <>
      {place.verses.map(({ text, marks, changed }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <VerseText text={text} marks={marks} changed={changed} />
        </Fragment>
      ))}
    </>
  );
}

function English({ english, reference }: Pick<VerseWords, 'english' | 'reference'>) {
  if ('units' in english) {
    const { units, original } = english;
    return (
      <Words
        units={units}
        order="translation"
        label={kjvWordsMessage(reference)}
        isLinked={!!original}
        version={original?.version}
      />
    );
  }
  switch (english.lack) {
    case 'not-loaded':
      return (
        <p className="note">
          {kjvNotLoaded} <a href="/about/texts">{aboutTexts}</a>
        </p>
      );
    case 'no-verse':
      return <p className="note">{`${notInTranslation}.`}</p>;
    case 'no-numbers':
      return <p className="note">{noNumbersInVerse}</p>;
  }
}

interface OriginalProps {
  place: VerseWords['originals'][number];
  reference: string;
  /** Two Greek texts are distinguished by their names. */
  isOnly: boolean;
}

function Original({ place, reference, isOnly }: OriginalProps) {
  const language = place.script.direction === 'rtl' ? hebrew : greek;
  const name = isOnly ? language : namedTextMessage(language, place.label);
  const note = halfNote(place);
  return (
    <section>
      <h2>{originalTitleMessage(name)}</h2>
      <Scripture place={place} />
      <p className="small">{note ? `${place.label} · ${note}` : place.label}</p>
      <Words
        units={place.units}
        order="original"
        label={originalWordsMessage(reference, name)}
        isLinked={place.isLinked}
        isRightToLeft={place.script.direction === 'rtl'}
        version={place.version}
      />
    </section>
  );
}

function OtherVersion({ place }: { place: TextInVersion }) {
  const note = halfNote(place);
  return (
    <li>
      <b>{place.href ? <a href={place.href}>{place.label}</a> : place.label}</b>
      {place.verses.length > 0 ? (
        <div>
          <p {...scriptProps(place.script)}>
            <VersionText place={place} />
          </p>
          {note && <p className="small">{note}</p>}
        </div>
      ) : (
        <p className="none">{place.absence}</p>
      )}
    </li>
  );
}

/** If another versification splits the verse in two, the text shown is longer than the requested verse. */
function halfNote({ verses }: TextInVersion): string {
  const halves = new Set(verses.flatMap(({ half }) => half ?? []));
  return halves.size === 1 ? halfOfVerseMessage([...halves].join('')) : '';
}
