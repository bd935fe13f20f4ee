/** The category to open, between a link in another tab and the tab with the settings. */
let category: string | undefined;

export function chooseSettingsCategory(name: string): void {
  category = name;
}

/** Returns it once. */
export function takeChosenCategory(): string | undefined {
  const taken = category;
  category = undefined;
  return taken;
}
