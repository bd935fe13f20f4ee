import { escapeHtml } from '#data/markup/escape.ts';
import { productSlug } from '#data/model/product.ts';
import type { Direction } from '#data/model/study.ts';
import type { StudyCard } from '#data/contract/study-deck.ts';
import type { Verdict } from './check-answer.ts';

/** What is asked. */
export function questionHtml(card: StudyCard, direction: Direction): string {
  return direction === 'he-en' ? `<p class="ask">${hebrew(card.hebrew)}</p>` : `<p class="ask">${escapeHtml(card.english)}</p>${note(card)}`;
}

/** The answer with all that belongs to the card. */
export function answerHtml(card: StudyCard, direction: Direction, verdict: Verdict, typed: string): string {
  const meaning = direction === 'he-en' ? `<p class="meaning">${escapeHtml(card.english)}</p>` : `<p class="meaning">${hebrew(card.hebrew)}</p>`;
  return [
    verdictHtml(verdict, typed, direction),
    meaning,
    `<p class="said">${escapeHtml(card.transliteration)} <button type="button" class="button speak" data-do="speak" title="Speaks with this device’s own voice" hidden>Speak</button></p>`,
    direction === 'he-en' ? note(card) : '',
    forms(card),
    verse(card),
    entry(card),
  ].join('');
}

const verdicts: Record<Verdict, string> = { right: 'Right.', nearly: 'Nearly: one letter is off.', wrong: 'Not this time.', none: '' };

function verdictHtml(verdict: Verdict, typed: string, direction: Direction): string {
  if (verdict === 'none') return '';
  const own = direction === 'en-he' ? `<bdi lang="he" dir="rtl">${escapeHtml(typed)}</bdi>` : escapeHtml(typed);
  return `<p class="verdict ${verdict}">${verdicts[verdict]}${verdict === 'right' ? '' : ` You typed: ${own}`}</p>`;
}

function hebrew(text: string): string {
  return `<bdi lang="he" dir="rtl">${escapeHtml(text)}</bdi>`;
}

function note({ note: text }: StudyCard): string {
  return text ? `<p class="small">${escapeHtml(text)}</p>` : '';
}

function forms({ forms: all }: StudyCard): string {
  const rows = all.map(({ label, hebrew: form, transliteration }) => `<div><dt>${escapeHtml(label)}</dt><dd>${hebrew(form)} <small>${escapeHtml(transliteration)}</small></dd></div>`);
  return rows.length > 0 ? `<dl class="forms">${rows.join('')}</dl>` : '';
}

/** Both texts are HTML of the site's own build. */
function verse({ verse: example }: StudyCard): string {
  if (!example) return '';
  return `<figure class="example"><p lang="hbo" dir="rtl">${example.hebrew}</p><p>${example.english}</p><figcaption class="small">${escapeHtml(example.reference)} (KJV)</figcaption></figure>`;
}

function entry({ entry: word }: StudyCard): string {
  if (!word) return '';
  const times = `${word.total.toLocaleString('en')} time${word.total === 1 ? '' : 's'} in the Hebrew Bible`;
  return `<p class="small"><a href="/${productSlug}/${word.number}">${word.number}</a> · ${times}</p>`;
}
