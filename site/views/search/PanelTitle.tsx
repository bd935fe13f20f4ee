/**
 * The title of a panel. On a narrow screen the panel is above the results and closed, and the title opens it, also
 * without scripts. A `<details>` could not be open on wide screens only.
 */
export function PanelTitle({ id, title }: { id: string; title: string }) {
  return (
    <>
      <input type="checkbox" className="fold" id={id} />
      <h2>
        <label htmlFor={id}>{title}</label>
      </h2>
    </>
  );
}
