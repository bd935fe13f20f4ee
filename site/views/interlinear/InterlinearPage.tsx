import { defaultLines, formatLines, linePresets, type LinePreset } from '#data/interlinear/interlinear-lines.ts';
import { findLinkCheck } from '#data/interlinear/link-checks.ts';
import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { IslandRoot } from '../ui/IslandRoot.tsx';
import { NothingFound } from '../ui/NothingFound.tsx';
import { InterlinearVerses } from './InterlinearVerses.tsx';
import type { InterlinearPageProps } from './interlinear-page.ts';
import { ColorLegend, LineChoice } from './LineChoice.tsx';
import { linkCheckMessage } from './link-check-messages.ts';
import { LinksNote } from './LinksNote.tsx';
import {
  fallbackMessage,
  glossFromMessage,
  linkMethodMessage,
  nextVerses,
  noPartnerMessage,
  originalUnderMessage,
  otherTexts,
  passageCutMessage,
  presetNames,
  presetsLabel,
  suppliedLegend,
  unknownColorMessage,
  unknownLinesMessage,
  unknownPartnerMessage,
  unrenderedLegend,
  untranslatedLegend,
} from './messages.ts';
import { maxPassageLength } from '#data/bible/passage-length.ts';
import { textLacksMessage } from '#data/reading/messages.ts';
import { GoTo } from '../reading/GoTo.tsx';
import { Corrected } from '../ui/Corrected.tsx';
import { automaticNumbers, chapterNavigation, neighboringChapters, goToLabel } from '../reading/messages.ts';
import { readChapterMessage } from '../reading/words/messages.ts';

/**
 * A passage word under word. It is complete without scripts: all lines are in the HTML, and styles hide those that the
 * reader has not chosen. A script changes the choice without loading the page again.
 */
export function InterlinearPage(props: InterlinearPageProps) {
  const { outcome } = props;
  return (
    <>
      <IslandRoot name="search-form" as="div">
        <SearchForm />
      </IslandRoot>
      {outcome.kind === 'passage' ? (
        <Passage {...props} outcome={outcome} />
      ) : (
        <article>
          <NothingFound {...outcome} />
        </article>
      )}
    </>
  );
}

function Passage(props: InterlinearPageProps & { outcome: InterlinearAnswer }) {
  const { outcome, lines, color, unknownLines, unknownColor, texts, isOnDevice = false } = props;
  const { text, partners, order, verses, lacked } = outcome;
  const [partner] = partners;
  const hasImport = [text, ...partners].some(({ isImported }) => isImported);
  const under = partners.map(({ name }) => name);
  const signs =
    order === 'original' ? [untranslatedLegend] : [suppliedLegend, !outcome.isAutomatic && unrenderedLegend];
  return (
    <article
      className="interlinear"
      data-lines={lines?.join(' ')}
      data-color={color}
      data-order={order}
      data-version={text.code}
      data-partner={partner?.code}
      data-imported={hasImport || undefined}
    >
      <div className="top-line">
        <h1 translate="no">{outcome.reference}</h1>
        <nav className="step" aria-label={chapterNavigation}>
          <Step {...props} rel="prev" isShort />
          <Step {...props} rel="next" isShort />
        </nav>
      </div>
      <p className="small">
        {text.name}
        {partner && ` · ${order === 'original' ? glossFromMessage(partner.name) : originalUnderMessage(under)}`}
        {outcome.isAutomatic && ` · ${automaticNumbers}`}
      </p>
      {partner && props.unknownPartner !== undefined && (
        <p className="note">{unknownPartnerMessage(props.unknownPartner, under)}</p>
      )}
      {!partner && <p className="note">{noPartnerMessage(order, isOnDevice)}</p>}
      {lacked.length > 0 && <p className="note">{textLacksMessage(text.name, lacked.join('; '))}</p>}
      <Corrected corrected={outcome.corrected} />
      {outcome.short.map(({ sentence, href, name }) => (
        <p key={href} className="note">
          {sentence}{' '}
          <a href={withChoice(href, props)} data-kept="">
            {name}
          </a>
        </p>
      ))}
      {unknownLines.length > 0 && <p className="note">{unknownLinesMessage(unknownLines)}</p>}
      {unknownColor !== undefined && <p className="note">{unknownColorMessage(unknownColor)}</p>}
      <GoToPassage {...props} code={text.code} />
      <div className="bar">
        <nav aria-label={presetsLabel}>
          {(Object.keys(linePresets) as LinePreset[]).map((preset) => (
            <a
              key={preset}
              href={hrefOf(props, preset)}
              data-preset={preset}
              aria-current={preset === formatLines(lines ?? defaultLines) ? 'true' : undefined}
            >
              {presetNames[preset]}
            </a>
          ))}
        </nav>
        <a href={outcome.chapter.href}>{readChapterMessage(outcome.chapter.name)}</a>
        <LineChoice {...props} order={order} />
      </div>
      <ColorLegend languages={(order === 'original' ? [text] : partners).map(({ language }) => language)} />
      <InterlinearVerses {...{ verses, order, text, partners }} labelsOf={outcome.labelsOf} />
      {outcome.rest && (
        <p className="note">
          {passageCutMessage(verses.length)}{' '}
          <a rel="next" href={withChoice(outcome.rest.href, props)} data-kept="">
            {nextVerses}
          </a>
        </p>
      )}
      {/* On the screen, the same sentences are with how words are linked. */}
      {partner && <p className="paper-only">{signs.filter(Boolean).join(' ')}</p>}
      <nav className="turn" aria-label={neighboringChapters}>
        <Step {...props} rel="prev" />
        <Step {...props} rel="next" />
      </nav>
      {partner && (
        <LinksNote
          sentences={[
            linkMethodMessage(
              order === 'original' ? [text.name] : under,
              order === 'original' ? partner.name : text.name,
            ),
            ...partners.map((each) =>
              linkCheckMessage(
                order === 'original'
                  ? findLinkCheck(each.code, text.code, hasImport)
                  : findLinkCheck(text.code, each.code, hasImport),
              ),
            ),
            ...signs,
            verses.some(({ units }) => units.some(({ words }) => words.some(({ from }) => from))) &&
              fallbackMessage(under.at(-1) ?? ''),
          ]}
        />
      )}
      {texts.length > 1 && (
        <nav className="other-texts" aria-label={otherTexts}>
          <h2>{otherTexts}</h2>
          <ul>
            {texts.map(({ href, name, isCurrent }) => (
              <li key={href}>
                <a href={withChoice(href, props)} data-kept="" aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

/** A field for another passage of the same text. It keeps what the URL of this page chooses. */
function GoToPassage({ code, ...choice }: Choice & { code: string }) {
  return (
    <GoTo action={`/interlinear/${code}`} name="passage" maxLength={maxPassageLength} label={goToLabel}>
      {[...choiceOf(choice)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </GoTo>
  );
}

type Choice = Pick<InterlinearPageProps, 'lines' | 'color' | 'asked'>;

function choiceOf({ lines, color, asked }: Choice): URLSearchParams {
  return new URLSearchParams({
    ...(asked && { with: asked }),
    ...(lines && { lines: formatLines(lines) }),
    ...(color && { color }),
  });
}

/** The address of another page with what the URL of this one chooses. */
function withChoice(href: string, choice: Choice): string {
  const query = choiceOf(choice);
  return query.size === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

function hrefOf({ path, passage, color, asked }: InterlinearPageProps, preset: LinePreset): string {
  const query = passage === '' ? '' : `?${new URLSearchParams({ passage })}`;
  return withChoice(`${path}${query}`, { lines: linePresets[preset], color, asked });
}

interface StepProps extends Choice {
  outcome: InterlinearAnswer;
  rel: 'prev' | 'next';
  isShort?: boolean;
}

function Step({ outcome, rel, isShort = false, ...choice }: StepProps) {
  const way = rel === 'prev' ? outcome.previous : outcome.next;
  if (!way) return <span />;
  const arrow = rel === 'prev' ? '←' : '→';
  const text = isShort ? arrow : rel === 'prev' ? `← ${way.name}` : `${way.name} →`;
  return (
    <a rel={rel} href={withChoice(way.href, choice)} data-kept="" aria-label={isShort ? way.name : undefined}>
      {text}
    </a>
  );
}
