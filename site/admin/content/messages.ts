import type { ListedPage, PageAnswer } from '#data/administration/contract/pages.ts';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import { formatWhen } from '../../client/format-when.ts';

export const titleLabel = 'Title';
export const contentLabel = 'Content';
export const editAction = 'Edit';
export const saveAction = 'Save';
export const undoAction = 'Undo';
export const updateFailed = 'Update failed';
export const creationFailed = 'Creation failed';
export const deletionFailed = 'Deletion failed';
export const undoFailed = 'Undo failed';
export const loadingPreview = 'Loading the preview';
export const dateIncomplete = 'Enter a complete date and time, or leave the field empty';
export const dateYearInvalid = 'Enter a year with four digits, for example 2026';

export function editTitle(title: string): string {
  return `Edit “${title}”`;
}

export function editLabel(title: string): string {
  return `Edit: ${title}`;
}

export function deletedMessage(title: string): string {
  return `“${title}” was deleted.`;
}

// Conflict
export const conflictTitle = 'Someone else saved changes';
export const theirsTitle = 'Their version';
export const theirTextLabel = 'Their text';
export const yoursTitle = 'Your version';
export const yourTextLabel = 'Your text';
export const yourChangesTitle = 'Your changes compared with their version';
export const continueWithTheirs = 'Discard my changes and edit their version';
export const continueWithMine = 'Keep my version and edit it';
export const comparisonLabel = 'Comparison';
export const changesKey = 'Red and struck through: removed. Yellow: added.';
export const sameTexts = 'The texts are the same.';
export const textsTooLong = 'The texts are too long to compare.';

export function conflictMessage({
  updatedBy,
  revision,
  updatedAt,
}: Pick<PageAnswer, 'updatedBy' | 'revision' | 'updatedAt'>): string {
  return `${updatedBy} saved version ${revision} on ${formatWhen(updatedAt)}. Your changes are not saved yet.`;
}

export function otherFieldsMessage(labels: readonly string[]): string {
  return `Other differences: ${labels.join(', ')}.`;
}

// Content field
export const contentViewsLabel = 'Content views';
export const writeTab = 'Write';
export const sourceTab = 'HTML source';
export const previewTab = 'Preview';
export const editorName = 'The editor';
export const loadingEditor = 'Loading the editor';
export const sourceLabel = 'Content as HTML';
export const nothingToPreview = 'There is no content yet.';

export function onlyInSource(elements: readonly string[]): string {
  return `The editor does not support some HTML of this text (${elements.join(', ')}) and would remove it. Edit the text under “HTML source”, or ask a technician.`;
}

export function removedElementsMessage(names: readonly string[]): string {
  return `Removed for security: ${names.map(removedPartName).join(', ')}. Text stays where that is safe.`;
}
function removedPartName(part: string): string {
  if (part.startsWith('img ')) return `the picture ${part.slice(4)} (pictures from other sites are not allowed)`;
  if (part.startsWith('href ')) return `the link target ${part.slice(5)}`;
  return part === 'style=' ? 'styles' : `<${part}>`;
}

// Editor
export const toolsLabel = 'Formatting';
export const boldTool = 'Bold';
export const italicTool = 'Italic';
export const headingTool = 'Heading';
export const subheadingTool = 'Subheading';
export const listTool = 'List';
export const numberedListTool = 'Numbered list';
export const quoteTool = 'Quote';
export const hebrewTool = 'Hebrew';
export const rightToLeftTool = 'Right to left (Hebrew)';
export const hebrewToolAbout = 'Marks the selected words as Hebrew, so that they are read aloud and shown as Hebrew';
export const rightToLeftToolAbout = 'Turns the direction of the whole paragraph: its lines begin at the right';
export const noPictures = 'Pictures cannot be put on pages. Text is inserted without them.';
export const redoTool = 'Redo';
export const linkTool = 'Link';
export const linkUrlLabel = 'URL of the link: https://… or /bible/…';
export const linkUrlInvalid =
  'This is not an address. Try one like www.example.org, /bible/web/john/3 or name@example.org';
export const setLinkAction = 'Set link';
export const removeLinkAction = 'Remove link';

// Custom pages
export const loadingPages = 'Loading pages';
export const loadingPage = 'Loading the page';
export const noPages = 'No custom pages created yet.';
export const createPageAction = 'Create page';
export const newPageTitle = 'New page';
export const pageCreated = 'Page created';
export const pageUpdated = 'Page updated';
export const pagePublished = 'Page published';
export const pageUnpublished = 'Page is now a draft';
export const pageDeleted = 'Page deleted';
export const pageRestored = 'Page restored';
export const slugLabel = 'Web address (slug)';
export const publishAtLabel = 'Publication date (optional)';
export const publishAtHint =
  'In the time zone of this device. If it is empty, the page is published as soon as you save it with “Published” on.';
export const publishedLabel = 'Published';
export const isListedLabel = 'Allow search engines to list this page';
export const inFooterLabel = 'In the footer of all pages (shown within a minute)';
export const inSearchLabel = 'In this site’s search';
export const deletePageQuestion =
  'Readers will no longer see this page. You can undo this for ten seconds; after that, the page and its earlier versions are gone. To keep it as a draft, turn off “Published” instead.';
export const revisionsAction = 'Earlier versions';
export const previewAction = 'Preview';
export const copyLinkAction = 'Copy link';
export const copyDraftLinkAction = 'Copy draft link';
export const newLinkAction = 'Replace draft link';
export const newLinkQuestion =
  'The current draft link stops working at once. Send the new one to everyone who should still see the draft. The public address of the page does not change.';
export const linkCopied = 'Link copied';
export const linkCopiedAbout = 'Anyone with this draft link can see the page, even if it is not published.';
export const copyThisLink = 'Copy this link';
export const linkReplaced = 'The previous link no longer works';

export function slugHint(slug: string, isChanged: boolean): string {
  const redirect = isChanged ? ' The current address will lead to it.' : '';
  return `The URL will be /pages/${slug || '…'}.${redirect}`;
}

export function revisionsLabel(title: string): string {
  return `Earlier versions: ${title}`;
}

export function previewLabel(title: string): string {
  return `Preview: ${title}`;
}

export function copyLinkLabel(action: string, title: string): string {
  return `${action}: ${title}`;
}

export function newLinkLabel(title: string): string {
  return `Replace draft link: ${title}`;
}

/** `waitsFor` is the time of publication, if that is in the future. */
export function pageStateMessage(active: boolean, waitsFor: string | null): string {
  if (waitsFor) return `will be published ${formatWhen(waitsFor)}`;
  return active ? 'published' : 'draft';
}

export function pageFacts({ revision, updatedAt, updatedBy }: ListedPage): string {
  return `version ${revision} · ${formatWhen(updatedAt)} by ${updatedBy}`;
}

// Revisions
export const backToPagesAction = 'Back to the pages';
export const loadingRevisions = 'Loading earlier versions';
export const currentRevision = 'current';
export const compareAction = 'View this version';
export const restoreChanges = 'If you restore this version, the page changes like this:';
export const sameAsCurrent = 'This version has the same title and content as the current one.';
export const onlyFormattingDiffers = 'The words are the same. Only formatting or links differ.';
export const wholeVersion = 'The whole earlier version';
export const htmlDetails = 'Technical details: HTML source';

export function revisionsTitle(title: string): string {
  return `Earlier versions of “${title}”`;
}

export function revisionName(revision: number): string {
  return `Version ${revision}`;
}

export function savedMessage(savedAt: string, savedBy: string): string {
  return `${formatWhen(savedAt)} by ${savedBy}`;
}

export function compareLabel(revision: number): string {
  return `View this version: ${revision}`;
}

export function loadingRevision(revision: number): string {
  return `Loading version ${revision}`;
}

export function restoreRevisionAction(revision: number): string {
  return `Restore version ${revision}`;
}

export function revisionRestored(revision: number): string {
  return `Version ${revision} restored`;
}

// Advertisements and content boxes
export const loadingPlacements = 'Loading';
export const positionLabel = 'Position';
export const linkLabel = 'Link (optional)';
export const linkHint = 'The page that the title links to: https://…';
export const fromLabel = 'From (optional)';
export const untilLabel = 'Until (optional)';
export const fromHint = 'In the time zone of this device. Leave empty to start at once.';
export const untilHint = 'In the time zone of this device. Leave empty for no end.';
export const activeLabel = 'Active';
export const linkDifference = 'Link';
export const fromDifference = 'From';
export const untilDifference = 'Until';
export const titlePlaceholder = 'Title';
export const deletePlacementQuestion = 'Readers will no longer see it. You can undo this for ten seconds.';

export function placementStateMessage({ active, startsAt, endsAt }: ListedPlacement, now: string): string {
  if (!active) return 'not active';
  if (startsAt && startsAt > now) return `scheduled: starts ${formatWhen(startsAt)}`;
  return endsAt && endsAt <= now ? 'expired' : 'live';
}

export function placementFacts({ startsAt, endsAt, updatedAt, updatedBy }: ListedPlacement): string {
  const from = startsAt ? `from ${formatWhen(startsAt)} · ` : '';
  const until = endsAt ? `until ${formatWhen(endsAt)} · ` : '';
  return `${from}${until}changed ${formatWhen(updatedAt)} by ${updatedBy}`;
}

// Preview of a placement
export const previewOnPageAction = 'Preview on a page';
export const previewScreenLabel = 'Screen of the preview';
export const onPhone = 'On a phone';
export const onWideScreen = 'On a wide screen';
/** Around the link to the page. */
export const previewIs = ['This is ', ' with only this item. It is not saved yet.'] as const;

export function pageNotLoaded(path: string, status: number): string {
  return `${path} could not be loaded (${status}). Try again later.`;
}
