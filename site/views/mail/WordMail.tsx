import { MailBody } from './MailBody.tsx';
import { mailStyles } from './mail-styles.ts';
import { sampleFooter, seeOccurrencesMessage, unsubscribe, wordReasonMessage, wordTitle } from './messages.ts';

/** A dictionary word as a message shows it. */
export interface MailedWord {
  /** For example "H2451". */
  number: string;
  lemma: string;
  /** This and the next fields are empty if the dictionary has no value. */
  transliteration: string;
  pronunciation: string;
  partOfSpeech: string;
  gloss: string;
  definition: string;
  /** Occurrences in the tagged translation, and one of its verses. */
  total: number;
  verse: { reference: string; text: string; version: string } | undefined;
  /** Path of its page: "/lexicon/H2451". */
  path: string;
}

export interface WordMailProps {
  site: string;
  product: string;
  word: MailedWord;
  /** Unsubscribe URL; absent if the recipient did not subscribe. */
  leave: string | undefined;
}

/** The Hebrew word of the day. */
export function WordMail({ site, product, word, leave }: WordMailProps) {
  const sound = [word.transliteration, word.pronunciation].filter(Boolean).join(' · ');
  const kind = [word.partOfSpeech, word.number].filter(Boolean).join(' · ');
  return (
    <MailBody
      site={site}
      product={product}
      title={wordTitle}
      footer={
        leave ? (
          <>
            {wordReasonMessage(product)}{' '}
            <a href={leave} style={mailStyles.link}>
              {unsubscribe}
            </a>
          </>
        ) : (
          sampleFooter
        )
      }
    >
      <p lang="he" dir="rtl" style={mailStyles.hebrew}>
        {word.lemma}
      </p>
      {sound && <p style={{ ...mailStyles.paragraph, fontStyle: 'italic' }}>{sound}</p>}
      <p style={mailStyles.paragraph}>
        <b>{word.gloss}</b>
        <br />
        <span style={mailStyles.small}>{kind}</span>
      </p>
      {word.definition && <p style={mailStyles.paragraph}>{word.definition}</p>}
      {word.verse && (
        <blockquote style={{ margin: '0 0 12px', padding: '0 0 0 14px', borderLeft: '3px solid #e4ded2' }}>
          {word.verse.text}
          <br />
          <span style={mailStyles.small}>
            {word.verse.reference}, {word.verse.version}
          </span>
        </blockquote>
      )}
      <a href={`${site}${word.path}`} style={mailStyles.button}>
        {seeOccurrencesMessage(word.total)}
      </a>
    </MailBody>
  );
}
