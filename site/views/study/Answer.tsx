import type { StudyCard, StudyVerse } from '#data/study/contract/study-deck.ts';
import { productSlug } from '#data/site/product.ts';
import type { Direction, Verdict } from '#data/study/decks.ts';
import { VerseText } from '../text/VerseText.tsx';
import {
  ownVoice,
  play,
  recordingSpeakerMessage,
  speak,
  timesInOriginalMessage,
  verdicts,
  wasRight,
  yourAnswer,
} from './messages.ts';
import { WithHebrew } from '../hebrew/WithHebrew.tsx';

export interface AnswerProps {
  card: StudyCard;
  direction: Direction;
  verdict: Verdict;
  /** A sentence that explains the verdict. */
  why?: string | undefined;
  typed: string;
  /** How the reader answered. */
  answeredBy: keyof typeof yourAnswer;
  canSpeak: boolean;
  /** The speaker of the card's recording; absent if the device's own voice is used. */
  speaker?: string | undefined;
  onSpeak: () => void;
  /** The reader says that the answer was right, despite the automatic check. */
  onInsist: () => void;
}

/** The answer with all details of the card. */
export function Answer({
  card,
  direction,
  verdict,
  why,
  typed,
  answeredBy,
  canSpeak,
  speaker,
  onSpeak,
  onInsist,
}: AnswerProps) {
  const { english, transliteration, forms, verse, entry } = card;
  return (
    <>
      <VerdictLine verdict={verdict} why={why} typed={typed} answeredBy={answeredBy} />
      {(verdict === 'wrong' || verdict === 'nearly') && (
        <p>
          <button type="button" className="button" onClick={onInsist}>
            {wasRight}
          </button>
        </p>
      )}
      <p className="meaning">{direction === 'he-en' ? english : <CardWord card={card} />}</p>
      <p className="said">
        {transliteration}
        {canSpeak && (
          <>
            {' '}
            <button
              type="button"
              className="button speak"
              title={speaker ? recordingSpeakerMessage(speaker) : ownVoice}
              onClick={onSpeak}
            >
              {speaker ? play : speak}
            </button>
          </>
        )}
      </p>
      {direction === 'he-en' && <Note card={card} />}
      {forms.length > 0 && (
        <dl className="forms">
          {forms.map((form) => (
            <div key={form.label}>
              <dt>{form.label}</dt>
              <dd>
                <Hebrew text={form.hebrew} /> <small>{form.transliteration}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {verse && <Example verse={verse} lang={card.lang} />}
      {entry && (
        <p className="small">
          <a href={`/${productSlug}/${entry.number}`}>{entry.number}</a>
          {entry.total ? ` · ${timesInOriginalMessage(entry.total, card.lang === 'grc')}` : null}
        </p>
      )}
    </>
  );
}

/** A note next to the meaning of a card: "noun, masculine". */
export function Note({ card: { note } }: { card: StudyCard }) {
  return note ? (
    <p className="small">
      <WithHebrew text={note} />
    </p>
  ) : null;
}

function VerdictLine({
  verdict,
  why,
  typed,
  answeredBy,
}: Pick<AnswerProps, 'verdict' | 'why' | 'typed' | 'answeredBy'>) {
  if (verdict === 'none') return null;
  return (
    <p className={`verdict ${verdict}`}>
      {verdicts[verdict]}
      {why && ` ${why}`}
      {verdict !== 'right' && typed && (
        <>
          {` ${yourAnswer[answeredBy]} `}
          {/\p{Script=Hebrew}/u.test(typed) ? <Hebrew text={typed} /> : <bdi className="latin">{typed}</bdi>}
        </>
      )}
    </p>
  );
}

/** The word of a card in its own script. */
export function CardWord({ card: { hebrew, lang } }: { card: Pick<StudyCard, 'hebrew' | 'lang'> }) {
  return (
    <bdi lang={lang ?? 'he'} translate="no" dir={lang === 'grc' ? 'ltr' : 'rtl'}>
      {hebrew}
    </bdi>
  );
}

function Hebrew({ text }: { text: string }) {
  return (
    <bdi lang="he" translate="no" dir="rtl">
      {text}
    </bdi>
  );
}

function Example({
  verse: { reference, hebrew, english },
  lang = 'hbo',
}: {
  verse: StudyVerse;
  lang: StudyCard['lang'];
}) {
  return (
    <figure className="example">
      <p lang={lang} translate="no" dir={lang === 'grc' ? 'ltr' : 'rtl'}>
        <VerseText {...hebrew} />
      </p>
      <p>
        <VerseText {...english} />
      </p>
      <figcaption className="small">{reference} (KJV)</figcaption>
    </figure>
  );
}
