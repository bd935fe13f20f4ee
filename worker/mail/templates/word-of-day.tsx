import { productName } from '#data/site/product.ts';
import { WordMail, type MailedWord } from '#views/mail/WordMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';
import { sampleFooter, seeAllOccurrences, unsubscribe, wordReasonMessage, wordTitle } from '#views/mail/messages.ts';

/** `leave` is the URL to unsubscribe. Without it, the message is a sample. */
export function hebrewWordOfDay({
  site,
  word,
  leave,
}: {
  site: string;
  word: MailedWord;
  leave?: string | undefined;
}): MailTemplateParts {
  const pronunciationLine = [word.transliteration, word.pronunciation].filter(Boolean).join(' · ');
  const { verse } = word;
  return {
    subject: `${wordTitle}: ${word.lemma}${word.transliteration && ` (${word.transliteration})`}`,
    view: <WordMail site={site} product={productName} word={word} leave={leave} />,
    text: `${wordTitle}

${word.lemma}
${pronunciationLine && `${pronunciationLine}\n`}
${word.gloss}
${[word.partOfSpeech, word.number].filter(Boolean).join(' · ')}
${word.definition && `\n${word.definition}\n`}${verse ? `\n${verse.text}\n${verse.reference}, ${verse.version}\n` : ''}
${seeAllOccurrences}: ${site}${word.path}

--
${leave ? `${wordReasonMessage(productName)} ${unsubscribe}: ${leave}` : sampleFooter}
`,
  };
}
