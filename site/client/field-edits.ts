type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Buttons that send their form. */
const submitButtons = 'button:not([type=button], [type=reset])';

/**
 * Records what a reader typed, chose and sent inside an element, to repeat it in the elements that replace the current
 * ones.
 */
export class FieldEdits {
  readonly #root: HTMLElement;
  readonly #fields: Field[];
  readonly #edits = new Map<string, string | boolean>();
  readonly #stop = new AbortController();
  /** Keys of fields that were written without an event. */
  readonly #unheard = new Set<string>();
  #focused = '';
  /** Position of a button among those that send a form. Undefined once its form is sent. */
  #unsentButton: number | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#fields = fieldsIn(root);
    for (const field of this.#fields) if (isChanged(field)) this.#record(field);
    this.#recordFocus(document.activeElement);
    const options = { capture: true, signal: this.#stop.signal };
    for (const type of ['input', 'change']) root.addEventListener(type, ({ target }) => this.#record(target), options);
    root.addEventListener('focusin', ({ target }) => this.#recordFocus(target), options);
    root.addEventListener('click', ({ target }) => this.#recordPress(target), options);
    root.addEventListener('submit', () => (this.#unsentButton = undefined), options);
  }

  /** React renders a translated page again, which removes the fields that the reader used. */
  areFieldsGone(): boolean {
    return this.#fields.some((field) => !field.isConnected);
  }

  stop(): void {
    this.#stop.abort();
  }

  /**
   * Writes the edits to the current fields. With `isHeard`, it dispatches an event for each that the island may not
   * have received, and sends a form that was not sent.
   */
  write(isHeard: boolean): void {
    for (const field of fieldsIn(this.#root)) {
      const key = keyOf(field);
      const edit = this.#edits.get(key);
      if (edit !== undefined && (edit !== stateOf(field) || (isHeard && this.#unheard.has(key)))) {
        if (isHeard) choose(field, edit);
        else {
          setState(field, edit);
          this.#unheard.add(key);
        }
      }
      // Restores the focus: the reader may be in the middle of a word.
      if (key === this.#focused && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
    const unsent = this.#unsentButton;
    // The island renders what it has heard first.
    if (isHeard && unsent !== undefined) setTimeout(() => this.#buttons()[unsent]?.click());
  }

  #record(target: EventTarget | null): void {
    if (isField(target)) this.#edits.set(keyOf(target), stateOf(target));
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.#root.querySelectorAll<HTMLButtonElement>(submitButtons)];
  }

  /**
   * React may replace a checkbox or a form while it handles a press. Then the old checkbox gets no `change` event, and
   * the browser does not send the old form.
   */
  #recordPress(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(submitButtons) : null;
    if (button?.form) this.#unsentButton = this.#buttons().indexOf(button);
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

function stateOf(field: Field): string | boolean {
  return isCheckable(field) ? field.checked : field.value;
}

function setState(field: Field, state: string | boolean): void {
  if (isCheckable(field)) field.checked = state === true;
  // React compares with the value last set on the element itself, and would see no change.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
}

/** Sets the state as a reader does it, so that React receives an event. */
function choose(field: Field, state: string | boolean): void {
  if (isCheckable(field)) {
    field.checked = state !== true;
    field.click();
  } else {
    setState(field, state);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}
