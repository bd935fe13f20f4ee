/**
 * The title of a panel. On a narrow screen the panel is above the results and closed, and the title opens it, also
 * without scripts. A `<details>` could not be open on wide screens only. With `isOpen` it starts open: nothing else was
 * found.
 */
export function PanelTitle({ id, title, isOpen = false }: { id: string; title: string; isOpen?: boolean }) {
  return (
    <>
      {/* A new key per state, because the next search may open or close the panel that the reader sees. */}
      <input key={String(isOpen)} type="checkbox" className="fold" id={id} defaultChecked={isOpen} />
      <h2>
        <label htmlFor={id}>{title}</label>
      </h2>
    </>
  );
}
