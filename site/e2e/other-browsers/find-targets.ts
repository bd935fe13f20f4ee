import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Selects elements of a page. All conditions must match. */
export interface Target {
  /** Default: every element. */
  css?: string;
  role?: string;
  /** The exact accessible name, or a pattern. */
  name?: string | RegExp;
  /** Part of the text. */
  text?: string | RegExp;
  within?: Target;
}

/** A target as JSON, with patterns as objects. */
export interface SentTarget {
  css?: string;
  role?: string;
  name?: string | SentPattern;
  text?: string | SentPattern;
  within?: SentTarget;
}

interface SentPattern {
  source: string;
  flags: string;
}

/** Runs in the page. Returns visible elements in document order, including those only for assistive technology. */
function findTargets({ css = '*', role, name, text, within }: SentTarget): Element[] {
  const roots: ParentNode[] = within ? findTargets(within) : [document];
  return roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter(
      (element) =>
        (role === undefined || getRole(element) === role) &&
        (text === undefined || matches(element.textContent ?? '', text, false)) &&
        isVisible(element) &&
        (name === undefined || matches(computeAccessibleName(element), name, true)),
    );
}

function matches(actual: string, expected: string | SentPattern, isWhole: boolean): boolean {
  const text = actual.replace(/\s+/g, ' ').trim();
  if (typeof expected !== 'string') return new RegExp(expected.source, expected.flags).test(text);
  return isWhole ? text === expected : text.includes(expected);
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
}

Object.assign(globalThis, { findTargets });
