/** English text with Hebrew letters or words. Each word is isolated, or the words of a list would swap positions. */
export function WithHebrew({ text }: { text: string }) {
  // The capture group of the split puts Hebrew at the odd indexes.
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
