export const unexpectedError = 'An unexpected error occurred.';
export const libraryUnavailable = 'The library cannot be read at the moment. Please try again later.';

/** `allowed` lists the methods of the endpoint. */
export function methodNotAllowedMessage(method: string, allowed: string): string {
  return `This endpoint does not support ${method}. Use ${allowed}.`;
}
export function bodyTooLargeMessage(limit: string): string {
  return `The request is too large. It can have at most ${limit}.`;
}
export const tooManyRequests = 'Too many requests from your network. Try again in 1 minute.';

export const jsonExpected = 'This endpoint expects JSON. Send it with the content type application/json.';
export const jsonInvalid = 'The request body is not valid JSON.';
export const formExpected = 'This endpoint expects a form. Send it with the content type multipart/form-data.';
export const formIncomplete = 'The form is incomplete because the upload was interrupted. Send it again.';

export function unknownVariantEntryMessage(requested: string, number: string): string {
  return `There is no entry ${requested}: ${number} has no variants with letters.`;
}
export function unknownEntryMessage(requested: string): string {
  return `There is no entry ${requested}: Hebrew entries are H1 to H8674, Greek entries G1 to G5624 except G2717 and G3203 to G3302.`;
}
/** Without its full stop, as the messages of fields. */
export const notStrongsNumber = "This is not a Strong's number. Write it like H430 or G26";
