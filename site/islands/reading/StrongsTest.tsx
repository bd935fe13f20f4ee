import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { verseLink } from '#data/reading/reading-paths.ts';
import { formatVerse, verseId, splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { parseTaggedText } from '#data/text/tagged-text.ts';
import { VerseActions } from '../../views/reading/VerseActs.tsx';
import { ReadingActions } from '../../views/reading/reading-actions.ts';
import { VerseText } from '../../views/text/VerseText.tsx';
import { Tab } from '../../views/ui/StaticTabs.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { useVerse } from '../dialogs/use-reading.ts';
import { ApiError } from '../../client/call-api.ts';
import { readingActions } from './provide-reading-actions.ts';
import {
  bookLabel,
  chapterLabel,
  componentsLabel,
  openDialogMessage,
  showNumbers,
  showVerse,
  threeColumnTab,
  toggleTab,
  verseDataFailedMessage,
  verseLabel,
  verseLoading,
} from './messages.ts';

const taggedVersion = 'kjv_strongs';
const offered: VerseId[] = [1_001_001, 1_005_001, 1_002_007];
const fields: [name: 'book' | 'chapter' | 'verse', label: string, max: number][] = [
  ['book', bookLabel, 66],
  ['chapter', chapterLabel, 150],
  ['verse', verseLabel, 176],
];

/** The components that show Strong's numbers, for a verse that the reader chooses. */
export function StrongsTest() {
  const [id, setId] = useState<VerseId>(1_001_001);
  return (
    <ReadingActions value={readingActions}>
      <p className="choices">
        {offered.map((each) => (
          <button key={each} type="button" className="button" aria-pressed={each === id} onClick={() => setId(each)}>
            {formatVerse(each)}
          </button>
        ))}
      </p>
      <VerseForm key={id} id={id} onPlace={setId} />
      <Tabs.Root defaultValue="toggle">
        <Tabs.List className="tabs" aria-label={componentsLabel}>
          <Tab value="toggle">{toggleTab}</Tab>
          <Tab value="three">{threeColumnTab}</Tab>
        </Tabs.List>
        <Tabs.Content value="toggle">
          <ToggledVerse id={id} />
        </Tabs.Content>
        <Tabs.Content value="three">
          <p>The verse in the King James Version next to the restored names, and its words in three columns.</p>
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) =>
              openDialog({ kind: 'three', id, reference: formatVerse(id) }, currentTarget)
            }
          >
            {openDialogMessage(formatVerse(id))}
          </button>
        </Tabs.Content>
      </Tabs.Root>
    </ReadingActions>
  );
}

function VerseForm({ id, onPlace }: { id: VerseId; onPlace: (id: VerseId) => void }) {
  const parts = splitVerseId(id);
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [book = 1, chapter = 1, verse = 1] = fields.map(([name]) => Number(data.get(name)));
    onPlace(verseId({ book, chapter, verse }));
  };
  return (
    <form className="place" onSubmit={submit}>
      {fields.map(([name, label, max]) => (
        <label key={name}>
          {label}{' '}
          <input type="number" name={name} min={1} max={max} defaultValue={parts[name]} required inputMode="numeric" />
        </label>
      ))}
      <button className="button">{showVerse}</button>
    </form>
  );
}

function ToggledVerse({ id }: { id: VerseId }) {
  const [isNumbered, setNumbered] = useState(false);
  const { data, error } = useVerse(id, taggedVersion);
  const reference = formatVerse(id);
  const { text, marks } = parseTaggedText(data?.verses.map(({ tagged }) => tagged).join(' ') ?? '', 'hebrew');
  // For a verse that does not exist, the answer explains why: "Genesis has 50 chapters."
  const reason = error instanceof ApiError && error.isMissing ? error.message : '';
  return (
    <div className="verse">
      <h2>{reference}</h2>
      <p role="status" className={error ? 'fail' : undefined}>
        {data ? '' : error ? verseDataFailedMessage(reason) : verseLoading}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles clicks on links, which the keyboard activates too */}
      <p className="words-of-verse" onClick={(event) => openEntryOver(event.nativeEvent, 'sup a')}>
        <VerseText text={text} marks={marks} numbered={isNumbered} />
      </p>
      <p className="acts">
        <button
          type="button"
          className="button"
          aria-pressed={isNumbered}
          disabled={!data}
          onClick={() => setNumbered(!isNumbered)}
        >
          {showNumbers}
        </button>
        <VerseActions
          verse={{ reference, version: data?.label ?? '', text, link: verseLink(taggedVersion, id) }}
          disabled={!data}
        />
      </p>
    </div>
  );
}
