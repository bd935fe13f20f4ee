/** The button that keeps the page on the device. What it does is fetched once the page has come; a click before that counts. */
export function takeOverKeepButton(within: HTMLElement): void {
  const button = within.querySelector<HTMLButtonElement>('[data-act=keep]');
  if (!button) return;
  let isClicked = false;
  const remember = (): void => {
    isClicked = true;
  };
  button.addEventListener('click', remember);
  const take = async (): Promise<void> => {
    const { keepThisPage } = await import('./keep-this-page.ts');
    await keepThisPage(button);
    button.removeEventListener('click', remember);
    if (isClicked) button.click();
  };
  if (document.readyState === 'complete') void take();
  else addEventListener('load', () => void take(), { once: true });
}
