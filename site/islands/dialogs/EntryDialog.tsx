import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { whyEntryIsMissing } from '#data/dictionary/missing-entry.ts';
import { lemmaLanguage } from '#data/dictionary/lemma-language.ts';
import { productSlug } from '#data/site/product.ts';
import { EntryActions } from '../../views/dictionary/EntryActions.tsx';
import { strongsDefinitionHeading } from '../../views/dictionary/messages.ts';
import { missingEntryTexts } from '../../views/dictionary/no-entry/messages.ts';
import { useFlash } from '../../views/ui/use-flash.ts';
import { entryContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { entryText } from '../dictionary/entry-text.ts';
import { useEntry } from '../dictionary/use-entry.ts';
import { useCollected } from '../study/use-collected.ts';
import type { WordInContext } from './dialog-request.ts';
import { EntryExamples } from './EntryExamples.tsx';
import { requestedNumber } from './sample-number.ts';
import { WordForm } from './WordForm.tsx';
import {
  downloadEntriesMessage,
  entryLoading,
  entryNotFoundMessage,
  entryUnavailable,
  fullEntryMessage,
  notAvailable,
  sampleNote,
  transliterationMissing,
  usageTitle,
  wordWithoutEntry,
} from './messages.ts';
import { aramaic as aramaicName, greek, hebrew } from '../../views/ui/messages.ts';

/** A dictionary entry over the page, with its examples. */
export function EntryDialog({ number, word }: { number: string; word?: WordInContext }) {
  if (word && number === '')
    return (
      <div className="body">
        <WordForm word={word} number="" />
        <p className="small">{wordWithoutEntry}</p>
      </div>
    );
  return <NumberedEntry number={number} {...(word && { word })} />;
}

function NumberedEntry({ number: text, word }: { number: string; word?: WordInContext }) {
  const requested = requestedNumber(text);
  const result = useEntry(requested);
  return (
    <>
      <div className="body">
        {word && (
          <WordForm
            word={word}
            number={requested}
            origin={result?.kind === 'entry' ? result.entry.origin : undefined}
          />
        )}
        <div aria-live="polite">
          {!result && <p className="small">{entryLoading}</p>}
          {result?.kind === 'none' && <NotFound asked={requested} />}
          {result?.kind === 'word' && (
            <>
              <EntryHead {...result} />
              <p>
                {entryUnavailable}{' '}
                <a href={`/offline#pack-${languageOf(result.number)}-entries`}>
                  {downloadEntriesMessage(languageOf(result.number) === 'greek' ? greek : hebrew)}
                </a>
              </p>
            </>
          )}
          {result?.kind === 'entry' && <Entry entry={result.entry} isSample={result.isSample} />}
        </div>
        {result?.kind === 'entry' && <EntryExamples number={result.entry.strongsNumber} />}
        {/* A downloaded version with Strong's numbers has the verses even without the dictionary. */}
        {result?.kind === 'word' && <EntryExamples number={result.number} />}
      </div>
      <footer>
        {result?.kind === 'entry' && <Actions entry={result.entry} />}
        {result?.kind === 'word' && <EntryLink number={result.number} />}
      </footer>
    </>
  );
}

function Entry({ entry, isSample }: { entry: EntryAnswer; isSample: boolean }) {
  return (
    <>
      {isSample && <p className="small">{sampleNote}</p>}
      <EntryHead {...entry} number={entry.strongsNumber} />
      {entry.gloss && (
        <p>
          <b>{entry.gloss}</b>
        </p>
      )}
      <h3>{strongsDefinitionHeading}</h3>
      <p>{entry.definition || notAvailable}</p>
      <h3>{usageTitle}</h3>
      <p>{entry.usage || notAvailable}</p>
    </>
  );
}

function Actions({ entry }: { entry: EntryAnswer }) {
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  const collected = useCollected(entry.strongsNumber);
  const content = entryContent(entryText(entry));
  return (
    <>
      <EntryActions
        hasNote={false}
        isCopied={isCopied}
        isShared={isShared}
        isCollected={collected.isIn}
        onCopy={() => void copy(content).then((done) => done && flashCopied())}
        onShare={() => void share(content).then((done) => done && flashShared())}
        onCollect={collected.toggle}
      />
      <EntryLink number={entry.strongsNumber} />
    </>
  );
}

function EntryLink({ number }: { number: EntryNumber }) {
  return <a href={`/${productSlug}/${number}`}>{fullEntryMessage(number)}</a>;
}

function languageOf(number: EntryNumber): 'greek' | 'hebrew' {
  return number.startsWith('G') ? 'greek' : 'hebrew';
}

interface EntryHeadProps {
  number: EntryNumber;
  word: string;
  transliteration: string;
  pronunciation?: string;
  aramaic?: boolean;
}

function EntryHead({ number, word, transliteration, pronunciation = '', aramaic = false }: EntryHeadProps) {
  const language = languageOf(number);
  const name = aramaic ? aramaicName : language === 'greek' ? greek : hebrew;
  // If nothing is known about a number, the word is the name of its language, which is English.
  const script =
    word === name
      ? {}
      : {
          lang: lemmaLanguage({ language, aramaic }),
          translate: 'no' as const,
          ...(language === 'hebrew' && { dir: 'rtl' as const }),
        };
  return (
    <div className={`entry-head ${language}`}>
      <p className="badges">
        <span>{name}</span>
        <b>{number}</b>
      </p>
      <p className="lemma" {...script}>
        {word}
      </p>
      <p>{[transliteration || transliterationMissing, pronunciation].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

const common: [name: string, number: EntryNumber][] = [
  ['God', 'H430'],
  ['LORD', 'H3068'],
  ['earth', 'H776'],
  ['man', 'H120'],
];

function NotFound({ asked }: { asked: string }) {
  const reason = whyEntryIsMissing(asked);
  return (
    <>
      <p className="fail">{entryNotFoundMessage(asked)}</p>
      {reason && <p>{missingEntryTexts[reason]}</p>}
      <p>
        The database holds a limited set. Common words such as{' '}
        {common.map(([name, number], index) => (
          <span key={number}>
            {index > 0 && (index === common.length - 1 ? ' and ' : ', ')}
            {name} (<a href={`/${productSlug}/${number}`}>{number}</a>)
          </span>
        ))}{' '}
        are included.
      </p>
    </>
  );
}
