import type { VersionDetails } from '#data/versions/version-details.ts';

/**
 * Hides versions in the lists of a built page, and renames them, as an administrator did after the build. The lists are
 * links to the books of the versions. The footer names versions without links.
 */
export function updateVersionLists(details: VersionDetails): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('li > a[href^="/bible/"]')) {
    const detail = details[link.getAttribute('href')?.slice('/bible/'.length) ?? ''];
    if (detail?.isHidden && link.parentElement) link.parentElement.hidden = true;
    if (detail?.name) link.textContent = detail.name;
  }
  for (const item of document.querySelectorAll<HTMLElement>('.foot [data-version]')) {
    const detail = details[item.dataset['version'] ?? ''];
    if (detail?.isHidden) item.hidden = true;
    if (detail?.name) item.textContent = detail.name;
  }
}
