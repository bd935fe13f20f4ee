// Why an answer is right or wrong.

export const kingJamesWord = 'The King James Version uses this word.';

export const womanForm = 'The form for a woman';

export function otherFormMessage(label: string): string {
  return `This is also right: ${label.toLowerCase()}.`;
}

export function anotherFormMessage(label: string): string {
  return `This is another form of the word: ${label.toLowerCase()}.`;
}

export function anotherWordMessage(typed: string): string {
  return `“${typed}” is another word.`;
}

export function inflectedMessage(typed: string): string {
  return `“${typed}” is another form of the word.`;
}

export function meansMessage(hebrew: string, english: string): string {
  return `${hebrew} means “${english}”.`;
}

/** For a letter or a vowel mark, which has a name and no meaning. */
export function calledMessage(sign: string, name: string): string {
  return `${sign} is called “${name}”.`;
}

export function binyanMessage(binyan: string): string {
  return `The verb pattern is ${binyan}.`;
}
