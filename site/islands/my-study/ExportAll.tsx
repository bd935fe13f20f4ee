import { saveFile } from '../export/hand-over.ts';
import { isLiveRow, readAllStudyRows } from './study-store.ts';
import type { RunStudyAction } from './page/section-props.ts';

/** A button that saves everything on this device as a file. */
export function ExportAll({ label, run }: { label: string; run: RunStudyAction }) {
  return (
    <button type="button" className="button" onClick={() => void run(saveStudyExport)}>
      {label}
    </button>
  );
}

/** The format is defined in `data/my-study/contract/my-study-export.ts`. */
async function saveStudyExport(): Promise<void> {
  const rows = (await readAllStudyRows()).filter(isLiveRow);
  const exportedAt = new Date().toISOString();
  const text = JSON.stringify({ kind: 'my-study', version: 1, exportedAt, rows }, null, 1);
  saveFile(`my-study-${exportedAt.slice(0, 10)}.json`, 'application/json', text);
}
