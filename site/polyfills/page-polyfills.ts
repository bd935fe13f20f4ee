/** https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit, missing in Safari 15. */
export function polyfillRequestSubmit(): void {
  const form: Partial<Pick<HTMLFormElement, 'requestSubmit'>> = HTMLFormElement.prototype;
  form.requestSubmit ??= function requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null): void {
    if (submitter) return submitter.click();
    // Clicking a button validates and submits the form, as the method does.
    const button = document.createElement('input');
    button.type = 'submit';
    button.hidden = true;
    this.append(button);
    button.click();
    button.remove();
  };
}

/** For browsers without `@media (scripting: enabled)`: style sheets use this attribute instead. */
export function markScripting(): void {
  if (!matchMedia('(scripting: enabled)').matches) document.documentElement.dataset['scripting'] = '';
}
