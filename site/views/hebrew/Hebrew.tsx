export interface HebrewProps {
  text: string;
  transliteration?: string | null | undefined;
}

/** Modern Hebrew, and how it is said. */
export function Hebrew({ text, transliteration }: HebrewProps) {
  return (
    <>
      <bdi lang="he" translate="no" dir="rtl">
        {text}
      </bdi>
      {transliteration && (
        <small className="said" translate="no">
          {transliteration}
        </small>
      )}
    </>
  );
}
