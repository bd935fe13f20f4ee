import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import { InterlinearWords } from './InterlinearWords.tsx';
import { kjvNumberMessage } from './messages.ts';

/** The verses of a passage, each a list of units. */
export function InterlinearVerses({
  verses,
  order,
  text,
  partners,
  labelsOf,
}: Pick<InterlinearAnswer, 'verses' | 'order' | 'text' | 'partners' | 'labelsOf'>) {
  const translation = order === 'original' ? partners[0] : text;
  return (
    <div className="stacks" dir={text.direction === 'rtl' ? 'rtl' : undefined} data-labels={labelsOf}>
      {verses.map(({ anchor, label, kjv, href, partner, units }) => (
        <div key={anchor} className="verse" id={anchor} data-partner={partners.length > 1 ? partner : undefined}>
          <a className="vn" href={href}>
            {label}
            {kjv && <small>{` ${kjvNumberMessage(kjv)}`}</small>}
          </a>
          <InterlinearWords
            units={units}
            order={order}
            language={translation?.language}
            isLinked={partner !== undefined}
          />
        </div>
      ))}
    </div>
  );
}
