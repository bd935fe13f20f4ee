export const stringNotClosed = 'a string is not closed';
export const parenthesisNotClosed = 'a parenthesis is not closed';
