import { deckNames, directions, exercises, type StudySettings } from '#data/study/study.ts';

export const mostNewPerDay = 200;
export const mostGoal = 500;
export const defaultSettings: StudySettings = {
  deck: 'phrases',
  direction: 'he-en',
  exercise: 'cards',
  order: 'deck',
  typing: true,
  newPerDay: 10,
  goal: 20,
};

/** Reads what the device kept or an address says; what it lacks or has wrong is taken from `otherwise`. */
export function parseSettings(from: Record<string, unknown>, otherwise: StudySettings): StudySettings {
  return {
    deck: deckNames.find((each) => each === from['deck']) ?? otherwise.deck,
    direction: directions.find((each) => each === from['direction']) ?? otherwise.direction,
    exercise: exercises.find((each) => each === from['exercise']) ?? otherwise.exercise,
    order: from['order'] === 'deck' || from['order'] === 'bible' ? from['order'] : otherwise.order,
    typing: typeof from['typing'] === 'boolean' ? from['typing'] : otherwise.typing,
    newPerDay: parseCount(from['newPerDay'], mostNewPerDay) ?? otherwise.newPerDay,
    goal: parseCount(from['goal'], mostGoal) ?? otherwise.goal,
  };
}

function parseCount(value: unknown, most: number): number | undefined {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 && count <= most ? count : undefined;
}

/** "?deck=words&direction=en-he", with "run" while cards are asked: what can be shared and come back to. */
export function studyAddress({ deck, direction }: StudySettings, isRunning: boolean): string {
  return `?deck=${deck}&direction=${direction}${isRunning ? '&run' : ''}`;
}
