import { useEffect, useId, useRef, useState } from 'react';
import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import { firstLetters, hiddenWords, typedScore } from '#data/my-study/memory-exercises.ts';
import { scriptProps } from '../../../views/text/script-props.ts';
import { countAnswer } from '../../study/days-storage.ts';
import { answerCard, grades } from '../../study/scheduler.ts';
import { readRowsOfKind, saveStudyRow } from '../study-store.ts';
import type { DueExercise } from './due-exercises.ts';
import {
  endReview,
  exerciseNames,
  gradeNames,
  showAnswer,
  skipVerse,
  textLoading,
  typedRight,
  verseFailed,
  yourAnswer,
} from './messages.ts';
import type { RunStudyAction } from './section-props.ts';
import { readPassageTexts, type PassageText } from './verse-texts.ts';

interface MemoryRunProps {
  due: readonly DueExercise[];
  run: RunStudyAction;
  onEnd: () => void;
}

/** One exercise after another, until nothing is due. */
export function MemoryRun({ due, run, onEnd }: MemoryRunProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const left = due.filter(({ row }) => !skipped.includes(row.id));
  const [current] = left;
  const key = current ? `${current.row.id}.${current.exercise}.${current.row.clock}` : '';
  return (
    <section className="study-list">
      {current && (
        <Exercise
          key={key}
          {...current}
          run={run}
          isLast={left.length === 1}
          onSkip={() => setSkipped([...skipped, current.row.id])}
          onEnd={onEnd}
        />
      )}
      <p>
        <button type="button" className="button" onClick={onEnd}>
          {endReview}
        </button>
      </p>
    </section>
  );
}

function Exercise({
  row,
  exercise,
  run,
  isLast,
  onSkip,
  onEnd,
}: DueExercise & { run: RunStudyAction; isLast: boolean; onSkip: () => void; onEnd: () => void }) {
  const { value } = row;
  const [loaded, setLoaded] = useState<PassageText | 'failed'>();
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isGrading = useRef(false);
  const id = useId();
  useEffect(() => {
    heading.current?.focus();
    if (!value) return;
    readPassageTexts([value], value.version).then(
      ([text]) => setLoaded(text?.text ? text : 'failed'),
      () => setLoaded('failed'),
    );
  }, [value]);
  if (!value) return null;
  const state = value.exercises[exercise];
  const text = typeof loaded === 'object' ? loaded.text : '';
  const script = typeof loaded === 'object' ? scriptProps(loaded) : {};
  const reference = formatStudyRange(value);
  const question = {
    letters: firstLetters(text),
    words: hiddenWords(text, state?.reps ?? 0),
    typing: '',
    reference: text,
    text: '',
  }[exercise];
  const grade = async (each: (typeof grades)[number]): Promise<void> => {
    // A second press would count the answer twice.
    if (isGrading.current) return;
    isGrading.current = true;
    // Applies to what is stored, not to the last render: another device may have reviewed the verse since.
    const isSaved = await run(async () => {
      const stored = (await readRowsOfKind('memory')).find(({ id: other }) => other === row.id)?.value;
      if (!stored) return;
      const exercises = { ...stored.exercises, [exercise]: answerCard(stored.exercises[exercise], each, Date.now()) };
      await saveStudyRow({ kind: 'memory', id: row.id, value: { ...stored, exercises } });
    });
    if (!isSaved) {
      isGrading.current = false;
      return;
    }
    // The answers of the day count for the goal of Study Mode.
    countAnswer(each > 1, Date.now());
    if (isLast) onEnd();
  };
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {exerciseNames[exercise]}
      </h3>
      {exercise !== 'reference' && <p>{reference}</p>}
      {loaded === undefined && <p className="small">{textLoading}</p>}
      {loaded === 'failed' && (
        <p role="alert" className="fail">
          {verseFailed}{' '}
          <button type="button" className="button" onClick={isLast ? onEnd : onSkip}>
            {skipVerse}
          </button>
        </p>
      )}
      {question !== '' && <p {...script}>{question}</p>}
      {(exercise === 'typing' || exercise === 'reference') && (
        <p className="study-search">
          <label htmlFor={id}>{yourAnswer}</label>
          <textarea id={id} rows={3} dir="auto" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </p>
      )}
      {text === '' ? null : isShown ? (
        <>
          <p {...script}>{text}</p>
          {exercise === 'reference' && <p>{reference}</p>}
          {exercise === 'typing' && <p role="status">{typedRight(typedScore(typed, text))}</p>}
          <p className="study-actions">
            {grades.map((each, index) => (
              <button key={each} type="button" className="button" onClick={() => void grade(each)}>
                {gradeNames[index]}
              </button>
            ))}
          </p>
        </>
      ) : (
        <button type="button" className="button" onClick={() => setShown(true)}>
          {showAnswer}
        </button>
      )}
    </>
  );
}
