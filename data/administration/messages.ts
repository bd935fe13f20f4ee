export const titleRequired = 'Title is required';
export const contentRequired = 'Content is required';
export const positionRequired = 'Position is required';
export const slugRequired = 'Slug is required';
export const titleTooLong = 'A title can have at most 150 characters';
export const textTooLong = 'The text is too long: at most 200,000 characters';
export const shortTextTooLong = 'The text is too long: at most 20,000 characters';
export const previewTooLong = 'The text is too long';
export const slugTooLong = 'A slug can have at most 80 characters';
export const slugRule = 'Use only lowercase letters, digits and single hyphens between them';
export const slugIsReserved = 'This slug is reserved for the site. Choose another one';
export const dateIncomplete = 'Enter a complete date and time';
export const linkRule = 'A link must start with https://';
export const fromRequired = 'Enter the old address';
export const toRequired = 'Enter the page to redirect to';
export const pathRule = 'Enter a path of this site without ? and #, for example /old-page';
export const dayRule = 'Enter a day such as 2026-11-22';
export const directiveRequired = 'Note is required';
export const directiveTooLong = 'At most 500 characters';
export const instructionChangeRequired = 'Specify isActive, directive or priority';
export const priorityRange = 'Priority must be a number from 0 to 100';
export const priorityIsWhole = 'Priority must be a whole number';
export const remedyRequired = 'Write what you did';
export const resolutionRequired = 'Resolution is required';
export const solutionTooLong = 'At most 2,000 characters';
export const questionRequired = 'The text to send is missing';
export const exportFormatRule = 'format must be csv, usfm, osis or module';
export const rightNotStated = 'Confirm that you have the right to use this text: it is under license';
export const versionRequired = 'Bible version is required';
export const languageRule = 'Enter a language code such as "en"';
export const textNameRule = 'A name must not contain line breaks or control characters';
export const positionRule = 'Enter a whole number from 1 to 999';
export const columnsRule = 'Choose the column with the text, and the columns with book, chapter and verse';
export const fileIsEmpty = 'The file is empty';
export const fileTooLarge = 'A file can have at most 32 MB';
export const filePathRule = 'filePath must be the path of an available file';
export const tableNameRule =
  'Enter bible_verses_ and a version code of lowercase letters, digits and underscores, for example bible_verses_asv';
export const sqlFormIncomplete = 'Please select a SQL file and specify a table name';
export const emailRule = 'Please enter a valid email address';
export const valueRequired = 'Value is required';
export const keyRequired = 'Key is required';
export const keyTooLong = 'A key can have at most 64 characters';
export const keyRule = 'Use only lowercase letters and digits, with single dots, hyphens or underscores between them';
export const labelRequired = 'Label is required';
export const labelTooLong = 'A label can have at most 100 characters';
export const categoryRequired = 'Category is required';
export const categoryTooLong = 'A category can have at most 40 characters';
export const descriptionTooLong = 'A description can have at most 500 characters';
export const usernameRule = 'A username has 3 to 32 characters: letters a to z, digits, dots, hyphens or underscores';
export const changeRequired = 'Specify role or status';

export function versionRuleMessage(rule: string): string {
  return `Bible version ${rule}`;
}

export function maxCharactersMessage(max: number): string {
  return `At most ${max} characters`;
}

export function templateRuleMessage(templates: readonly string[]): string {
  return `Choose one of the templates ${templates.join(', ')}`;
}

export function valueTooLongMessage(max: number): string {
  return `A value can have at most ${max} characters`;
}
