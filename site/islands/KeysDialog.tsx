import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const keys: [key: string, use: string][] = [
  ['/', 'Go to the search box'],
  ['?', 'Show this list'],
  ['← →', 'Move along the pages of a list'],
  ['← →', 'From a verse’s number, move through its words'],
  ['F8', 'Go to the notifications'],
  ['Esc', 'Close what is open'],
];

const css = `
.veil{position:fixed;inset:0;background:#0008}
.keys{position:fixed;inset:50% auto auto 50%;translate:-50% -50%;width:min(100% - 2rem,26rem);padding:1.5rem;border:1px solid var(--rule);border-radius:12px;background:var(--leaf)}
.keys dl div{display:grid;grid-template-columns:4rem 1fr;padding-block:.375rem;font:var(--t1)/1.5 var(--ui)}
.keys kbd{padding:.125rem .5rem;border:1px solid var(--edge);border-radius:6px;font:inherit}`;

let root: Root | undefined;
let times = 0;

/** Opens the list of keys; each call opens it anew. */
export function openKeysDialog(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  times += 1;
  root.render(<KeysDialog key={times} />);
}

function KeysDialog() {
  const [shown, setShown] = useState(true);
  return (
    <Dialog.Root open={shown} onOpenChange={setShown}>
      <Dialog.Portal>
        <style href="keys" precedence="low">{css}</style>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="keys" aria-describedby={undefined}>
          <Dialog.Title asChild><h2>Keys</h2></Dialog.Title>
          <dl>{keys.map(([key, use]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{use}</dd></div>)}</dl>
          <Dialog.Close className="button" style={{ marginTop: '1rem' }}>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
