/** Licenses that texts and recordings often have. */
const licenses = ['Public domain', 'CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-ND 4.0', 'CC BY-NC 4.0'];

/** Suggestions for an input with `list={id}`. Any other license can be typed. */
export function LicenseOptions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {licenses.map((license) => (
        <option key={license}>{license}</option>
      ))}
    </datalist>
  );
}
