import { readFileSync } from 'node:fs';
import type { SignedInUser } from '../../data/accounts/contract/account.ts';
import type { FileAnswer, ImportAnswer, ImportStatusAnswer } from '../../data/administration/contract/imports.ts';
import type { NewPageForm } from '../../data/administration/contract/pages.ts';
import { inviteToken } from '../../data/accounts/contract/invite-link.ts';
import { advertisementPositions, boxPositions } from '../../data/site/contract/placements.ts';

/** What {@link populateSite} has created. */
export interface SiteInUse {
  /** Usernames. The first is the administrator that the link was for. */
  accounts: string[];
  password: string;
  pages: { title: string; path: string }[];
  /** Titles of advertisements and content boxes, one for each position of each kind. */
  notices: string[];
  /** The code of the imported text, which is live: thirty verses of Genesis 1. */
  version: string | undefined;
}

interface Options {
  /** Username of the administrator. Required for the first link of a site, which contains no name. */
  administrator?: string;
  password?: string;
  /** Whether to import a text, so that the next build includes the library and all pages. Default: true. */
  importsText?: boolean;
}

const fixture = 'data/imports/fixtures/plain.txt';
const version = 'vineyard';
const readers = ['in-use-ruth', 'in-use-naomi', 'in-use-boaz'];
const pages: NewPageForm[] = [
  { title: 'Our congregation', slug: 'our-congregation', content: '<p>We meet on Sundays at ten.</p>', inFooter: true },
  { title: 'Reading plan', slug: 'reading-plan', content: '<p>A psalm a day.</p>', inFooter: true },
];
/** Maximum duration of an import, in ms. On an idle machine it takes two seconds. */
const importTimeoutMs = 120_000;
/** An administrator may call 120 times a minute. */
const pollMs = 1_000;

/**
 * Fills a running site as its administrators would: two published pages in the footer, an advertisement and a content
 * box in every position, an imported text, several accounts. Uses only HTTP.
 *
 * `url` is the site's URL without a trailing slash. `link` is an unused link for a new administrator, as `npm start`
 * prints on an empty site, and `npm run admin -- invite NAME` on any. Throws an error that names the failed request.
 */
export async function populateSite(url: string, link: string, options: Options = {}): Promise<SiteInUse> {
  const { administrator = 'in-use-keeper', password = 'vine and fig tree', importsText = true } = options;
  const session = new Session(url);
  const first = await session.acceptInvite(link, administrator, password);
  for (const page of pages) await session.post('/api/admin/pages', page);
  const notices = [
    ...advertisementPositions.map((position) => ({
      path: 'advertisements',
      title: `Olive oil, ${position}`,
      content: '<p>Pressed by hand.</p>',
      position,
    })),
    ...boxPositions.map((position) => ({
      path: 'content-boxes',
      title: `Welcome, ${position}`,
      content: '<p>New here? Start with John 3.</p>',
      position,
    })),
  ];
  for (const { path, ...form } of notices) await session.post(`/api/admin/${path}`, form);
  if (importsText) await importText(session);
  for (const username of readers) {
    const { link: readerLink } = await session.post<{ link: string }>('/api/admin/users/invite', {
      username,
      role: 'reader',
    });
    await new Session(url).acceptInvite(readerLink, username, password);
  }
  return {
    accounts: [first.username, ...readers],
    password,
    pages: pages.map(({ title, slug }) => ({ title, path: `/pages/${slug}` })),
    notices: notices.map(({ title }) => title),
    version: importsText ? version : undefined,
  };
}

async function importText(session: Session): Promise<void> {
  const form = new FormData();
  form.set('file', new File([readFileSync(fixture)], 'vineyard.txt', { type: 'text/plain' }));
  form.set('bibleVersion', version);
  form.set('name', 'Vineyard Bible');
  form.set('language', 'en');
  form.set('licence', 'Public domain');
  const { file } = await session.post<FileAnswer>('/api/admin/upload-bible', form);
  const started = await session.post<ImportAnswer>('/api/admin/import-bible', {
    version,
    filePath: file.path,
    agreed: true,
  });
  const deadline = Date.now() + importTimeoutMs;
  while (Date.now() < deadline) {
    const { completedImports, endedImports } = await session.get<ImportStatusAnswer>('/api/admin/import-status');
    if (completedImports.some(({ id }) => id === started.import.id)) return;
    const ended = endedImports.find(({ id }) => id === started.import.id);
    if (ended) throw new Error(`the import of ${fixture} ended as "${ended.status}": ${ended.message}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`the import of ${fixture} did not end within ${importTimeoutMs / 1000} s`);
}

/** A signed-in client of the site. */
class Session {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async acceptInvite(link: string, username: string, password: string): Promise<SignedInUser> {
    const token = inviteToken(new URL(link).hash);
    const invite = await this.post<{ username: string | null }>('/api/invite', { token });
    return this.post('/api/invite/accept', { token, username: invite.username ?? username, password });
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#call('GET', path);
  }

  post<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call('POST', path, body);
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        Origin: this.#url,
        ...(this.#cookie && { Cookie: this.#cookie }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    return JSON.parse(text) as Answer;
  }
}
