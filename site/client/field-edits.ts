type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records what a reader typed and chose inside an element, to write it into the fields that replace the current ones.
 */
export class FieldEdits {
  readonly #root: HTMLElement;
  readonly #fields: Field[];
  readonly #edits = new Map<string, string | boolean>();
  readonly #stop = new AbortController();
  #focused = '';

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#fields = fieldsIn(root);
    for (const field of this.#fields) if (isChanged(field)) this.#record(field);
    this.#recordFocus(document.activeElement);
    const options = { capture: true, signal: this.#stop.signal };
    for (const type of ['input', 'change']) root.addEventListener(type, ({ target }) => this.#record(target), options);
    root.addEventListener('focusin', ({ target }) => this.#recordFocus(target), options);
    root.addEventListener('click', ({ target }) => this.#recordPress(target), options);
  }

  /** React renders a translated page again, which removes the fields that the reader used. */
  areFieldsGone(): boolean {
    return this.#fields.some((field) => !field.isConnected);
  }

  stop(): void {
    this.#stop.abort();
  }

  /**
   * Writes the edits to the current fields. With `isHeard`, it dispatches an event for each, so that the island
   * receives it.
   */
  write(isHeard: boolean): void {
    for (const field of fieldsIn(this.#root)) {
      const key = keyOf(field);
      const edit = this.#edits.get(key);
      if (typeof edit === 'string') writeValue(field, edit, isHeard);
      else if (edit !== undefined && isCheckable(field) && field.checked !== edit) {
        if (isHeard) field.click();
        else field.checked = edit;
      }
      // Restores the focus: the reader may be in the middle of a word.
      if (key === this.#focused && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
  }

  #record(target: EventTarget | null): void {
    if (isField(target)) this.#edits.set(keyOf(target), isCheckable(target) ? target.checked : target.value);
  }

  /** React may replace a checkbox while it handles a press. The old checkbox then gets no `change` event. */
  #recordPress(target: EventTarget | null): void {
    const pressed = target instanceof Element ? (target.closest('label')?.control ?? target) : null;
    if (!isField(pressed) || !isCheckable(pressed)) return;
    // A press on a label changes its checkbox only after this event.
    const isChecked = pressed === target ? pressed.checked : pressed.type === 'radio' || !pressed.checked;
    this.#edits.set(keyOf(pressed), isChecked);
  }

  #recordFocus(target: EventTarget | null): void {
    this.#focused = isField(target) && this.#root.contains(target) ? keyOf(target) : '';
  }
}

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll('input, select, textarea')].filter((element) => isField(element));
}

/** Scripts cannot set the value of a file input. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== 'file';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** A select has no property for its initial value, so it always counts as changed. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true;
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Elements change when an island renders. Names and ids do not. */
function keyOf(field: Field): string {
  return [field.name, field.id, isCheckable(field) ? field.value : ''].join(' ');
}

function writeValue(field: Field, value: string, isHeard: boolean): void {
  if (field.value === value) return;
  // React compares with the value last set on the element itself, and would see no change.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  if (isHeard)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
