import { deckNames, directions, exercises, type StudySettings } from '#data/study/decks.ts';

const maxNewPerDay = 200;
const maxGoal = 500;
export const defaultSettings: StudySettings = {
  deck: 'letters',
  direction: 'he-en',
  exercise: 'cards',
  order: 'deck',
  typing: true,
  newPerDay: 10,
  shown: true,
  speaker: 'man',
  goal: 20,
};

/** Parses stored settings or those in a URL. Missing and invalid values come from `otherwise`. */
export function parseSettings(from: Record<string, unknown>, otherwise: StudySettings): StudySettings {
  return {
    deck: deckNames.find((each) => each === from['deck']) ?? otherwise.deck,
    direction: directions.find((each) => each === from['direction']) ?? otherwise.direction,
    exercise: exercises.find((each) => each === from['exercise']) ?? otherwise.exercise,
    order: from['order'] === 'deck' || from['order'] === 'bible' ? from['order'] : otherwise.order,
    typing: typeof from['typing'] === 'boolean' ? from['typing'] : otherwise.typing,
    shown: parseSwitch(from['shown']) ?? otherwise.shown,
    speaker: from['speaker'] === 'man' || from['speaker'] === 'woman' ? from['speaker'] : otherwise.speaker,
    newPerDay: parseCount(from['newPerDay'], maxNewPerDay) ?? otherwise.newPerDay,
    goal: parseCount(from['goal'], maxGoal) ?? otherwise.goal,
  };
}

/** A stored value, or one in a URL. */
function parseSwitch(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

function parseCount(value: unknown, max: number): number | undefined {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 && count <= max ? count : undefined;
}

/** "?deck=words&direction=en-he", with "run" during a run. The URL can be shared and revisited. */
export function studyUrl({ deck, direction }: StudySettings, isRunning: boolean): string {
  return `?deck=${deck}&direction=${direction}${isRunning ? '&run' : ''}`;
}
