import { deckNames, directions, type DeckName, type Direction } from '#data/model/study.ts';

export interface StudySettings {
  deck: DeckName;
  direction: Direction;
  /** In which order new cards come: the deck's own, or the commonest in the Bible first. */
  order: 'deck' | 'bible';
  /** Answers are typed, else only thought of. */
  typing: boolean;
  newPerDay: number;
}

export const mostNewPerDay = 200;
export const defaultSettings: StudySettings = { deck: 'phrases', direction: 'he-en', order: 'deck', typing: true, newPerDay: 10 };

/** Reads what the device kept or an address says; what it lacks or has wrong is taken from `otherwise`. */
export function parseSettings(from: Record<string, unknown>, otherwise: StudySettings): StudySettings {
  const newPerDay = Number(from['newPerDay'] ?? Number.NaN);
  return {
    deck: deckNames.find((each) => each === from['deck']) ?? otherwise.deck,
    direction: directions.find((each) => each === from['direction']) ?? otherwise.direction,
    order: from['order'] === 'deck' || from['order'] === 'bible' ? from['order'] : otherwise.order,
    typing: typeof from['typing'] === 'boolean' ? from['typing'] : otherwise.typing,
    newPerDay: Number.isInteger(newPerDay) && newPerDay >= 0 && newPerDay <= mostNewPerDay ? newPerDay : otherwise.newPerDay,
  };
}

/** "?deck=words&direction=en-he", with "run" while cards are asked: what can be shared and come back to. */
export function studyAddress({ deck, direction }: StudySettings, isRunning: boolean): string {
  return `?deck=${deck}&direction=${direction}${isRunning ? '&run' : ''}`;
}
