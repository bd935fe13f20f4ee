import { useEffect, useRef, useState } from 'react';
import type { ListItem } from '#data/my-study/study-row.ts';
import { scriptProps } from '../../../views/text/script-props.ts';
import { NoteText } from '../NoteText.tsx';
import { printList, showMore, textFailed, textLoading, versesNotShown } from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import { printAlone } from './print-alone.ts';
import { preferredVersion, readPassageTexts, type PassageText } from './verse-texts.ts';

/** Passages that are loaded at once. */
const pageSize = 25;
/** Verses of one passage. */
const maxVerses = 50;

/** A list as a page to read: each passage with its text and remark. */
export function ListReading({ items }: { items: readonly ListItem[] }) {
  const [count, setCount] = useState(pageSize);
  const shown = items.slice(0, count);
  const key = shown.map(({ start, end }) => `${start}-${end}`).join();
  const [loaded, setLoaded] = useState<{ key: string; texts: PassageText[] } | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    preferredVersion()
      .then((version) => readPassageTexts(shown, version, maxVerses))
      .then(
        (texts) => isCurrent && setLoaded({ key, texts }),
        () => isCurrent && setLoaded('failed'),
      );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the passages
  }, [key, attempt]);
  const root = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const isLoaded = loaded === 'failed' || loaded?.key === key;
  useEffect(() => {
    if (!isPrinting || !isLoaded || !root.current) return;
    setPrinting(false);
    printAlone(root.current.parentElement ?? root.current);
  }, [isPrinting, isLoaded]);
  const texts = loaded === 'failed' || loaded === undefined ? [] : loaded.texts;
  return (
    <div className="study-reading" ref={root}>
      <button
        type="button"
        className="button"
        onClick={() => {
          setCount(items.length);
          setPrinting(true);
          if (loaded !== 'failed') return;
          setLoaded(undefined);
          setAttempt(attempt + 1);
        }}
      >
        {printList}
      </button>
      <p role="status" className="small">
        {loaded === 'failed' ? textFailed : loaded === undefined ? textLoading : texts[0]?.version}
      </p>
      {shown.map((item, index) => (
        <section key={index}>
          <h4>
            <PassageLink range={item} />
          </h4>
          {texts[index] && <p {...scriptProps(texts[index])}>{texts[index].text}</p>}
          {texts[index]?.rest && (
            <p className="small">
              {versesNotShown(texts[index].rest.count)} <PassageLink range={texts[index].rest} />
            </p>
          )}
          {item.remark !== '' && <NoteText text={item.remark} />}
        </section>
      ))}
      {items.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + pageSize)}>
          {showMore}
        </button>
      )}
    </div>
  );
}
