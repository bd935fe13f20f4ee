export interface HebrewProps {
  text: string;
  transliteration?: string | null | undefined;
}

/** Modern Hebrew text with its transliteration. */
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
