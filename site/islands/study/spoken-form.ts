import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { Speaker } from '#data/study/decks.ts';
import { formForMan, saidToSomebody, womanMeaning } from './messages.ts';

/**
 * The card in the form that a woman says, if the reader chose that and the card has one. The form for a man is shown
 * too. A phrase to or about a man stays as it is: its form depends on the other person, not on the reader.
 */
export function spokenForm(card: StudyCard, speaker: Speaker): StudyCard {
  if (speaker === 'man' || !card.woman || saidToSomebody.test(card.english)) return card;
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
