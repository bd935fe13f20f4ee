import { useEffect, useState, useSyncExternalStore } from 'react';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { copiedLabel, copyLabel } from '../../views/ui/messages.ts';
import { useFlash } from '../../views/ui/use-flash.ts';
import { copy } from '../copy/copy-share.ts';
import { ExportJob } from './export-job.ts';
import type { ExportList } from './export-list.ts';
import {
  exportFormats,
  readExportSetting,
  storeExportSetting,
  type ExportFormat,
  type ExportSetting,
} from './export-setting.ts';
import type { ExportSource } from './export-source.ts';
import { ExportStatus } from './ExportStatus.tsx';
import { formatExport, htmlDocument } from './format-export.ts';
import { fileName, printHtml, saveFile } from './hand-over.ts';
import {
  downloadLabel,
  exportCopiedMessage,
  formatLabel,
  fromVerse,
  printLabel,
  references,
  toVerse,
  verseNumbers,
} from './messages.ts';
import type { ExportedChapter, PassageRange } from './passage-list.ts';
import css from './export.css?inline';

/** Copies, downloads or prints a list of results, a chapter or part of it, or a comparison. */
export function ExportDialog({ source }: { source: ExportSource }) {
  const [setting, setSetting] = useState(readExportSetting);
  const [range, setRange] = useState(source.what === 'passage' ? source.range : undefined);
  const [job] = useState(() => new ExportJob(source));
  const state = useSyncExternalStore(job.subscribe, job.read);
  useEffect(() => job.start(range), [job, range]);
  useEffect(() => () => job.cancel(), [job]);
  const change = (to: Partial<ExportSetting>): void => {
    const next = { ...setting, ...to };
    setSetting(next);
    storeExportSetting(next);
  };
  return (
    <>
      <LazyStyle css={css} />
      <div className="body">
        <form className="export-form" onSubmit={(event) => event.preventDefault()}>
          <label>
            {formatLabel}{' '}
            <select
              value={setting.format}
              onChange={({ target }) => change({ format: exportFormats[target.selectedIndex]?.id ?? 'plain' })}
            >
              {exportFormats.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {source.what === 'passage' && (
            <RangeFields chapter={source.chapter} range={range} onRange={(next) => setRange(next)} />
          )}
          <label>
            <input
              type="checkbox"
              checked={setting.numbers || setting.format === 'csv'}
              disabled={setting.format === 'csv'}
              onChange={({ target }) => change({ numbers: target.checked })}
            />
            {source.what === 'passage' ? verseNumbers : references}
          </label>
        </form>
        <ExportStatus state={state} onCancel={() => job.cancel()} onResume={() => job.start(range)} />
      </div>
      <ExportButtons list={state.kind === 'ready' ? state.list : undefined} setting={setting} />
    </>
  );
}

interface RangeFieldsProps {
  chapter: ExportedChapter;
  range: PassageRange | undefined;
  onRange: (range: PassageRange | undefined) => void;
}

/** First and last verse. The whole chapter is no range. */
function RangeFields({ chapter, range, onRange }: RangeFieldsProps) {
  const numbers = chapter.verses.map(({ number }) => number).filter((number) => number > 0);
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  const [from, to] = range ?? [first, last];
  const choose = (a: number, b: number): void => {
    const next: PassageRange = [Math.min(a, b), Math.max(a, b)];
    onRange(next[0] === first && next[1] === last ? undefined : next);
  };
  const options = numbers.map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ));
  return (
    <p className="range">
      <label>
        {fromVerse}{' '}
        <select
          value={from}
          onChange={({ target }) => choose(Number(target.value), Math.max(Number(target.value), to))}
        >
          {options}
        </select>
      </label>
      <label>
        {toVerse}{' '}
        <select
          value={to}
          onChange={({ target }) => choose(Math.min(from, Number(target.value)), Number(target.value))}
        >
          {options}
        </select>
      </label>
    </p>
  );
}

type FormatCsv = (list: ExportList) => string;

function ExportButtons({ list, setting }: { list: ExportList | undefined; setting: ExportSetting }) {
  const [isCopied, flashCopied] = useFlash();
  const [formatCsv, setFormatCsv] = useState<FormatCsv>();
  const { format, numbers } = setting;
  useEffect(() => {
    // Loads before the button is pressed, because a browser copies only directly after a press.
    if (format === 'csv')
      void import('./format-export-csv.ts').then((file) => setFormatCsv(() => file.formatExportCsv));
  }, [format]);
  const isDisabled = !list || (format === 'csv' && !formatCsv);
  const textIn = (each: ExportFormat): string => {
    if (!list) return '';
    return each === 'csv' ? (formatCsv?.(list) ?? '') : formatExport(list, each, numbers);
  };
  const title = list?.title ?? '';
  const copyAll = async (): Promise<void> => {
    const text = textIn(format);
    const html = format === 'html' ? text : undefined;
    const content = {
      text,
      html,
      title,
      url: list?.link ?? '',
      copied: exportCopiedMessage(title),
      noun: 'Verse',
    } as const;
    if (await copy(content)) flashCopied();
  };
  const download = (): void => {
    const { ending, type } = exportFormats.find(({ id }) => id === format) ?? exportFormats[0];
    const text = textIn(format);
    saveFile(fileName(title, ending), type, format === 'html' ? htmlDocument(title, text) : text);
  };
  return (
    <footer>
      <button type="button" className="button" disabled={isDisabled} onClick={() => void copyAll()}>
        {isCopied ? copiedLabel : copyLabel}
      </button>
      <button type="button" className="button" disabled={isDisabled} onClick={download}>
        {downloadLabel}
      </button>
      <button type="button" className="button" disabled={!list} onClick={() => printHtml(textIn('html'))}>
        {printLabel}
      </button>
    </footer>
  );
}
