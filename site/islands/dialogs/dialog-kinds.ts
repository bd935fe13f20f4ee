import { lazy, type ComponentType } from 'react';
import { tryParseEntryNumber } from '#data/model/entry-number.ts';
import type { DialogKind, RequestOf } from './dialog-request.ts';
import { askedNumber } from './sample-number.ts';

/** Everything below the title of a dialog of one kind. */
export type DialogBody<Kind extends DialogKind> = ComponentType<RequestOf<Kind>>;

export interface DialogParts<Kind extends DialogKind> {
  title: (request: RequestOf<Kind>) => string;
  /** Fetched when the first dialog of its kind is opened. */
  Body: DialogBody<Kind>;
}

export const dialogKinds: { [Kind in DialogKind]: DialogParts<Kind> } = {
  keys: {
    title: () => 'Keys',
    Body: lazy(() => import('./KeysDialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog }))),
  },
  entry: {
    title: ({ number }) => `Strong's ${tryParseEntryNumber(askedNumber(number)) ?? askedNumber(number)}`,
    Body: lazy(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => ({ default: EntryDialog }))),
  },
  words: {
    title: ({ reference }) => `Strong's Analysis: ${reference}`,
    Body: lazy(() => import('./WordsDialog.tsx').then(({ WordsDialog }) => ({ default: WordsDialog }))),
  },
  parallel: {
    title: () => 'Reconciliation',
    Body: lazy(() => import('./ParallelDialog.tsx').then(({ ParallelDialog }) => ({ default: ParallelDialog }))),
  },
  three: {
    title: ({ reference }) => reference,
    Body: lazy(() => import('./ThreeColumnDialog.tsx').then((file) => ({ default: file.ThreeColumnDialog }))),
  },
  verse: {
    title: ({ reference }) => reference,
    Body: lazy(() => import('./VerseDialog.tsx').then(({ VerseDialog }) => ({ default: VerseDialog }))),
  },
};
