/**
 * Switched off until a script finds a recording of its row (`site/islands/learning/living-audio.ts`). What is said of that
 * stands once on the page, in AudioNote.tsx.
 */
export function AudioButton() {
  return (
    <button
      className="audio"
      type="button"
      disabled
      title="No recording exists yet"
      aria-label="Play recording"
      aria-describedby="no-audio"
    >
      <svg aria-hidden="true">
        <use href="#speaker" />
      </svg>
    </button>
  );
}
