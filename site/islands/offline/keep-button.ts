/** The button that keeps the page on the device. What it does is fetched once the page has come, and shows whether the page is kept. */
export function takeOverKeepButton(within: HTMLElement): void {
  const button = within.querySelector<HTMLButtonElement>('[data-act=keep]');
  if (!button) return;
  const take = (): void => void import('./keep-this-page.ts').then(({ keepThisPage }) => keepThisPage(button));
  if (document.readyState === 'complete') take();
  else addEventListener('load', take, { once: true });
}
