import { defaultLines, interlinearLines } from '#data/interlinear/interlinear-lines.ts';
import { colorChoices, greekForms, hebrewForms, speechClasses } from '#data/interlinear/word-colors.ts';
import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import type { InterlinearPageProps } from './interlinear-page.ts';
import { colorNames, formNames, legendLabel, speechNames } from './color-messages.ts';
import {
  colorsLegend,
  lineNames,
  linesLabel,
  linesLegend,
  originalLabel,
  partnerLabel,
  showLabel,
} from './messages.ts';

interface LineChoiceProps extends InterlinearPageProps {
  order: InterlinearOrder;
}

/** A form that loads the page with other lines. A script applies the choice at once and stores it. */
export function LineChoice({ lines = defaultLines, color = 'none', path, passage, partners, order }: LineChoiceProps) {
  return (
    <details className="line-choice">
      <summary>{linesLabel}</summary>
      <form action={path}>
        {passage && <input type="hidden" name="passage" value={passage} />}
        <fieldset>
          <legend>{linesLegend}</legend>
          {interlinearLines.map((line) => (
            <label key={line}>
              <input type="checkbox" name="lines" value={line} defaultChecked={lines.includes(line)} />{' '}
              {lineNames[line]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{colorsLegend}</legend>
          {colorChoices.map((choice) => (
            <label key={choice}>
              <input type="radio" name="color" value={choice} defaultChecked={choice === color} /> {colorNames[choice]}
            </label>
          ))}
        </fieldset>
        {partners.length > 1 && (
          <p>
            <label>
              {order === 'original' ? partnerLabel : originalLabel}{' '}
              <select name="with" defaultValue={partners[0]?.code}>
                {partners.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </p>
        )}
        <p>
          <button className="button">{showLabel}</button>
        </p>
      </form>
    </details>
  );
}

/** What the colors mean. The styles show the lists of the chosen colors. `languages` are BCP 47 codes of the originals. */
export function ColorLegend({ languages }: { languages: readonly string[] }) {
  const forms: Readonly<Record<string, string>>[] = [
    ...new Set(languages.map((language) => (language === 'grc' || language === 'el' ? greekForms : hebrewForms))),
  ];
  return (
    <>
      <ul className="legend by-speech" aria-label={legendLabel}>
        {Object.entries(speechClasses).map(([speech, className]) => (
          <li key={speech}>
            <span className={`o ${className}`}>{speechNames[speech as keyof typeof speechNames]}</span>
          </li>
        ))}
      </ul>
      {forms.map((classes, index) => (
        <ul key={index} className="legend by-form" aria-label={legendLabel}>
          {Object.entries(classes).map(([form, className]) => (
            <li key={form}>
              <span className={`o V ${className}`}>{formNames[form as keyof typeof formNames]}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
