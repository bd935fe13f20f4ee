import type { Suggestion } from './suggestions.ts';

const css = `
.suggest{position:absolute;z-index:5;margin:0;padding:.25rem;max-height:min(26rem,60vh);overflow-y:auto;border:1px solid var(--edge);border-radius:10px;background:var(--leaf);box-shadow:0 8px 24px #0003;font:var(--t1)/1.4 var(--ui);text-align:start}
.suggest li{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:2.75rem;padding:.25rem .75rem;border-radius:6px;cursor:pointer}
.suggest li>span{min-width:0;overflow-wrap:anywhere}
.suggest small{flex:none;color:var(--soft);font-size:var(--t0)}
.suggest b{font:1.25rem/1 var(--book);vertical-align:-.05em;margin-inline-end:.25rem}
.suggest bdi{font-size:1em;line-height:1}
.suggest .hebrew{color:var(--hebrew)}.suggest .greek{color:var(--greek)}
.suggest [aria-selected=true]{background:var(--hebrew-wash);outline:2px solid var(--hebrew);outline-offset:-2px}`;

let lists = 0;

/** The list below a search box. The focus stays in the box, which names the line that is chosen. */
export class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #choose: (suggestion: Suggestion) => void;
  readonly #box = document.createElement('ul');
  readonly #status = document.createElement('p');
  #items: Suggestion[] = [];
  #active = -1;

  constructor(input: HTMLInputElement, choose: (suggestion: Suggestion) => void) {
    this.#input = input;
    this.#choose = choose;
    lists += 1;
    if (lists === 1) document.head.appendChild(document.createElement('style')).textContent = css;
    this.#box.id = `suggest-${lists}`;
    this.#box.className = 'suggest';
    this.#box.role = 'listbox';
    this.#box.ariaLabel = 'Suggestions';
    this.#box.hidden = true;
    this.#status.className = 'sr';
    this.#status.role = 'status';
    (input.closest('.find') ?? input).after(this.#box, this.#status);
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#box.id);
    // The box would lose the focus to a press on the list before the click.
    this.#box.addEventListener('mousedown', (event) => event.preventDefault());
    this.#box.addEventListener('click', (event) => {
      const line = (event.target as Element).closest('li');
      this.#take([...this.#box.children].indexOf(line as Element));
    });
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  show(items: Suggestion[]): void {
    this.#items = items;
    const id = this.#box.id;
    this.#box.innerHTML = items.map(({ html }, index) => `<li role="option" id="${id}-${index}" aria-selected="false">${html}</li>`).join('');
    this.#mark(-1);
    this.#box.hidden = items.length === 0;
    this.#input.ariaExpanded = String(items.length > 0);
    this.#status.textContent = items.length > 0 ? `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}` : '';
    this.#place();
  }

  close(): void {
    this.show([]);
  }

  /** Answers whether the key was one of the list's. */
  press(key: string): boolean {
    if (!this.isOpen) return false;
    const count = this.#items.length;
    if (key === 'ArrowDown') this.#mark(this.#active === count - 1 ? -1 : this.#active + 1);
    else if (key === 'ArrowUp') this.#mark(this.#active === -1 ? count - 1 : this.#active - 1);
    else if (key === 'Escape') this.close();
    else if (key === 'Enter' && this.#active >= 0) this.#take(this.#active);
    else {
      if (key === 'Tab') this.#complete();
      return false;
    }
    return true;
  }

  /** Tab takes the chosen line into the box and goes on. */
  #complete(): void {
    const action = this.#items[this.#active]?.action;
    if (action && action.kind !== 'clear') this.#input.value = action.query;
    this.close();
  }

  #take(index: number): void {
    const chosen = this.#items[index];
    if (chosen) this.#choose(chosen);
  }

  #mark(index: number): void {
    this.#active = index;
    for (const [at, line] of [...this.#box.children].entries()) line.ariaSelected = String(at === index);
    const line = this.#box.children[index];
    if (line) this.#input.setAttribute('aria-activedescendant', line.id);
    else this.#input.removeAttribute('aria-activedescendant');
    line?.scrollIntoView({ block: 'nearest' });
  }

  #place(): void {
    const field = this.#input.closest<HTMLElement>('.find') ?? this.#input;
    Object.assign(this.#box.style, {
      top: `${field.offsetTop + field.offsetHeight + 4}px`,
      left: `${field.offsetLeft}px`,
      width: `${field.offsetWidth}px`,
    });
  }
}
