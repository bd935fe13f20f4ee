import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` in every build (astro.config.mjs), by which Radix's dialogs keep the
 * page below from scrolling: that adds a style element, which the policy of pages does not let in, and this a sheet. Each
 * call makes one style, which stands while anything that draws it does; what the first of them asked for counts.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return function Style({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      if (users === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- as the package has it: later styles count where they are said to change
    }, [dynamic && styles]);
    return null;
  };
}
