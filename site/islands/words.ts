/** Arrow keys lead from number to number through a table of words; it reads whole without. */
document.querySelector('.verse-words')?.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || ctrlKey || metaKey || altKey || !(target instanceof HTMLAnchorElement)) return;
  const links = [...(target.closest('.words')?.querySelectorAll<HTMLAnchorElement>('tbody a') ?? [])];
  const next = links[links.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
