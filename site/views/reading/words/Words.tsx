import { InterlinearWords, type InterlinearWordsProps } from '../../interlinear/InterlinearWords.tsx';

/** All that is known of a word is shown. */
const lines = 'original transliteration number lemma parsing code gloss meaning';

interface WordsProps extends InterlinearWordsProps {
  isRightToLeft?: boolean;
  /** Code of the text that has the original words, if it is loaded. */
  version: string | undefined;
}

/** The words of a verse one by one. */
export function Words({ isRightToLeft = false, version, ...words }: WordsProps) {
  return (
    <div className="interlinear" data-lines={lines} data-order={words.order} data-version={version}>
      <div className="stacks" dir={isRightToLeft ? 'rtl' : undefined}>
        <InterlinearWords {...words} linked={version ?? ''} />
      </div>
    </div>
  );
}
