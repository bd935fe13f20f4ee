import type { SharedList } from '#data/my-study/share-link.ts';
import { saveStudyRow } from '../study-store.ts';
import { ListReading } from './ListReading.tsx';
import { passages, savedShared, saveShared, sharedTitle } from './messages.ts';
import type { RunStudyAction } from './section-props.ts';

/** A list that the link carries. It can be read without an account, and saved. */
export function SharedListView({ list, error, run }: { list?: SharedList; error?: string; run: RunStudyAction }) {
  return (
    <section className="study-list" aria-label={sharedTitle}>
      <h2>{sharedTitle}</h2>
      {error !== undefined && <p className="fail">{error}</p>}
      {list && (
        <>
          <h3>
            {list.name} <small>{passages(list.items.length)}</small>
          </h3>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => void run(() => saveStudyRow({ kind: 'list', value: list }), savedShared)}
            >
              {saveShared}
            </button>
          </p>
          <ListReading items={list.items} />
        </>
      )}
    </section>
  );
}
