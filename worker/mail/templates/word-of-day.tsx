import { productName } from '#data/site/product.ts';
import { WordMail, type MailedWord } from '#views/mail/WordMail.tsx';
import type { MailTemplateParts } from '../render-mail.tsx';

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
    subject: `Hebrew word of the day: ${word.lemma}${word.transliteration && ` (${word.transliteration})`}`,
    view: <WordMail site={site} product={productName} word={word} leave={leave} />,
    text: `Hebrew word of the day

${word.lemma}
${pronunciationLine && `${pronunciationLine}\n`}
${word.gloss}
${[word.partOfSpeech, word.number].filter(Boolean).join(' · ')}
${word.definition && `\n${word.definition}\n`}${verse ? `\n${verse.text}\n${verse.reference}, ${verse.version}\n` : ''}
Every place where it stands: ${site}${word.path}

--
${
  leave
    ? `You get a word a day because you asked for it at ${productName}. Leave: ${leave}`
    : 'A sample, which an administrator has sent. No further words follow.'
}
`,
  };
}
