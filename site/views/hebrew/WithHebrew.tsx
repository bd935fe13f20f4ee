/** English in which Hebrew letters or words stand. Each word is isolated, else those of a list would change places. */
export function WithHebrew({ text }: { text: string }) {
  // Hebrew stands at the odd places.
  return text.split(/([\u0590-\u05FF]+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} lang="he" translate="no" dir="rtl">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
