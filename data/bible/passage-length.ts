/** Characters of a typed passage: about 30 references. */
export const maxPassageLength = 500;
export const passageTooLong = `The passage is too long: ${maxPassageLength} characters at most`;
