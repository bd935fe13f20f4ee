import type { ComponentType } from 'react';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import type { DialogKind, RequestOf } from './dialog-request.ts';
import { requestedNumber } from './sample-number.ts';
import {
  entryDialogTitleMessage,
  wordDialogTitle,
  exportTitle,
  keysTitle,
  parallelDialogTitle,
  wordsDialogTitleMessage,
} from './messages.ts';

/** The content below the title of a dialog. */
export type DialogBody<Kind extends DialogKind> = ComponentType<RequestOf<Kind>>;

export interface DialogParts<Kind extends DialogKind> {
  title: (request: RequestOf<Kind>) => string;
  /** Loads the component when the first dialog of its kind opens. */
  load: (request: RequestOf<Kind>) => Promise<DialogBody<Kind>>;
}

export const dialogKinds: { [Kind in DialogKind]: DialogParts<Kind> } = {
  keys: {
    title: () => keysTitle,
    load: async () => (await import('./KeysDialog.tsx')).KeysDialog,
  },
  entry: {
    title: ({ number, word }) =>
      word && number === ''
        ? wordDialogTitle
        : entryDialogTitleMessage(tryParseEntryNumber(requestedNumber(number)) ?? requestedNumber(number)),
    load: async () => (await import('./EntryDialog.tsx')).EntryDialog,
  },
  words: {
    title: ({ reference }) => wordsDialogTitleMessage(reference),
    load: async () => (await import('./WordsDialog.tsx')).WordsDialog,
  },
  parallel: {
    title: () => parallelDialogTitle,
    load: async () => (await import('./ParallelDialog.tsx')).ParallelDialog,
  },
  three: {
    title: ({ reference }) => reference,
    load: async () => (await import('./ThreeColumnDialog.tsx')).ThreeColumnDialog,
  },
  verse: {
    title: ({ reference }) => reference,
    load: async () => (await import('./VerseDialog.tsx')).VerseDialog,
  },
  export: {
    title: () => exportTitle,
    load: ({ loadBody }) => loadBody(),
  },
};
