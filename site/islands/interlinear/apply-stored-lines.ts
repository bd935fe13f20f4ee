/** The reader's choice is stored under this key of `localStorage`: {"lines": "original gloss", "color": "speech"}. */
export const storedChoiceKey = 'interlinear';

/**
 * An inline script of interlinear texts and comparisons that runs before the first paint, so that nothing moves later. It sets the stored choice on the root
 * element where the URL has none. The styles then ignore the defaults.
 */
export const applyStoredLines =
  `try{let s=JSON.parse(localStorage.${storedChoiceKey}||'{}'),q=new URLSearchParams(location.search);` +
  "for(let k of['lines','color'])s[k]&&!q.has(k)&&(document.documentElement.dataset[k]=s[k])}catch{}";
