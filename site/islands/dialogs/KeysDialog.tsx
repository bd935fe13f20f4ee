const keys: [key: string, use: string][] = [
  ['/', 'Go to the search box'],
  ['?', 'Show this list'],
  ['← →', 'Move along the pages of a list'],
  ['1 2 3', 'On an entry, go to its definition, usage or origin'],
  ['← →', 'From a verse’s number, move through its words'],
  ['F8', 'Go to the notifications'],
  ['Esc', 'Close what is open'],
];

/** The keys that work on every page. */
export function KeysDialog() {
  return (
    <div className="body keys">
      <dl>
        {keys.map(([key, use]) => (
          <div key={use}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
