import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { Speaker } from '#data/study/decks.ts';
import { formForMan, womanMeaning } from './messages.ts';

/** The card in the form for a woman, if the reader chose that and the card has one. The form for a man is shown too. */
export function spokenForm(card: StudyCard, speaker: Speaker): StudyCard {
  if (speaker === 'man' || !card.woman) return card;
  const { woman, hebrew, transliteration, forms } = card;
  const man = { hebrew, transliteration };
  return {
    ...card,
    ...woman,
    english: womanMeaning(card.english),
    forms: [{ ...man, label: formForMan }, ...forms.filter((form) => form.hebrew !== woman.hebrew)],
    woman: man,
  };
}
