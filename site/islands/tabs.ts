/**
 * Tabs as the ARIA Authoring Practices describe them: arrows, Home and End move and choose, Tab leads into the panel.
 * They are 40 lines here because the headless libraries at hand need React, 70 kB for the home page's three tabs.
 * Each button names its panel by aria-controls; the style shows the panel whose `data-state` is "active".
 */
for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];

  const choose = (chosen: HTMLElement): void => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.dataset.state = tab === chosen ? 'active' : 'inactive';
    }
  };

  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (tab) choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    const target = neighbour(tabs, event);
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

function neighbour(tabs: readonly HTMLElement[], { key, target }: KeyboardEvent): HTMLElement | undefined {
  const at = tabs.indexOf(target as HTMLElement);
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
