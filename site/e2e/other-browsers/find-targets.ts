import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Which elements of a page are meant. All given conditions must hold. */
export interface Target {
  /** Default: every element. */
  css?: string;
  role?: string;
  /** The accessible name, exactly, or as the pattern says. */
  name?: string | RegExp;
  /** Part of the text. */
  text?: string | RegExp;
  within?: Target;
}

/** A target as JSON: patterns are objects. */
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

/** Runs in the page: visible elements in document order, those for assistive technology included. */
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

function matches(found: string, wanted: string | SentPattern, isWhole: boolean): boolean {
  const text = found.replace(/\s+/g, ' ').trim();
  if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(text);
  return isWhole ? text === wanted : text.includes(wanted);
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
}

Object.assign(globalThis, { findTargets });
