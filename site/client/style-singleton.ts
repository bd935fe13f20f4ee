import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` in every build (astro.config.mjs). Radix's dialogs use it to stop the
 * page from scrolling. The package adds a style element, which the Content Security Policy blocks; this adds a
 * constructed style sheet. Each call makes one style. It stays while any component that renders it is mounted, and the
 * styles of the first one apply.
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
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- as in the package: later styles apply only if `dynamic` is set
    }, [dynamic && styles]);
    return null;
  };
}
