/** No recording exists. What is said of it stands once on the page, in AudioNote.tsx. */
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
