/** For each text node, the `<font>` that a translation replaced it with. */
const replacements = new WeakMap<Node, Element>();
const used = new WeakSet<Element>();
let isInstalled = false;

/**
 * Browsers translate a page by replacing its text nodes with `<font>` elements, or wrapping them. React still holds the
 * text nodes: it would fail to remove them or to insert before them, and its updates would be invisible
 * (https://github.com/facebook/react/issues/11538). This patch applies each such operation to the `<font>`.
 */
export function tolerateTranslation(): void {
  if (isInstalled) return;
  isInstalled = true;
  new MutationObserver(recordReplacements).observe(document.documentElement, { childList: true, subtree: true });
  tolerateRemoval();
  tolerateInsertion();
  showUpdates();
}

/**
 * A replacement is one record. An insertion and a removal are two, and the removed text is a neighbor of the `<font>`.
 */
function recordReplacements(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !used.has(node));
      if (!isFont(font)) continue;
      used.add(font);
      replacements.set(text, font);
    }
  }
}

function isFont(node: Node | null | undefined): node is Element {
  return node instanceof Element && node.tagName === 'FONT';
}

/** The child of `parent` that is `node`, contains it or replaced it. */
function childFor(node: Node, parent: Node): ChildNode | undefined {
  let child: Node | null = node.parentNode ? node : (replacements.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return (child ?? undefined) as ChildNode | undefined;
}

function tolerateRemoval(): void {
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeTranslated<Child extends Node>(this: Node, node: Child): Child {
    try {
      return removeChild.call(this, node) as Child;
    } catch {
      childFor(node, this)?.remove();
      return node;
    }
  };
}

function tolerateInsertion(): void {
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function insertTranslated<Added extends Node>(
    this: Node,
    node: Added,
    next: Node | null,
  ): Added {
    // Text that moves leaves no translation behind.
    if (!node.parentNode) replacements.get(node)?.remove();
    try {
      return insertBefore.call(this, node, next) as Added;
    } catch {
      return insertBefore.call(this, node, (next && childFor(next, this)) ?? null) as Added;
    }
  };
}

/** If React updates a text node that a translation replaced, the new text replaces the translation. */
function showUpdates(): void {
  const property = propertyOf(Text.prototype, 'nodeValue');
  const set = property?.set;
  if (!set) return;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...property,
    set(this: Text, value: string | null) {
      set.call(this, value);
      if (!this.parentNode) replacements.get(this)?.replaceWith(this);
    },
  });
}

function propertyOf(owner: object | null, name: string): PropertyDescriptor | undefined {
  if (!owner) return undefined;
  return (
    Object.getOwnPropertyDescriptor(owner, name) ?? propertyOf(Object.getPrototypeOf(owner) as object | null, name)
  );
}
