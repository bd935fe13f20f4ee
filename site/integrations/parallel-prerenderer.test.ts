import { afterEach, expect, test } from 'vitest';
import type { AstroPrerenderer } from 'astro';
import { withSecondThread, PageThread } from './parallel-prerenderer.ts';

/** A fake of `page-thread.ts`. It echoes requests, except for components that make it fail, hang or exit. */
const code = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, url, component }) => {
    if (component === 'dies') process.exit(1);
    if (component === 'throws') throw new Error('not caught');
    if (component === 'fails') return parentPort.postMessage({ id, error: 'Error: no such verse' });
    if (component === 'holds') return;
    const body = new TextEncoder().encode(component + ' ' + url).buffer;
    parentPort.postMessage({ id, status: 200, headers: [['content-type', 'text/html']], body }, [body]);
  });`;
const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`);

const threads: PageThread[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.end()));
});

function startThread(): PageThread {
  const thread = new PageThread(file);
  threads.push(thread);
  return thread;
}

test('returns a page as it was rendered', async () => {
  const page = await startThread().render('https://lexicon.example/H430', '[number].astro');
  expect(await page.text()).toBe('[number].astro https://lexicon.example/H430');
  expect(page.headers.get('Content-Type')).toBe('text/html');
});

test('reports why a page cannot be rendered', async () => {
  await expect(startThread().render('https://lexicon.example/H430', 'fails')).rejects.toThrow('no such verse');
});

test.each([
  ['dies', 'has ended'],
  ['throws', 'not caught'],
])('rejects pages that wait for a thread that %s', async (component, message) => {
  const thread = startThread();
  const [waiting, last] = [
    thread.render('https://lexicon.example/1', 'holds'),
    thread.render('https://lexicon.example/2', component),
  ];
  await expect(waiting).rejects.toThrow(message);
  await expect(last).rejects.toThrow(message);
});

/** In the form that Astro lists them. */
type Pages = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;

function pages(count: number): Pages {
  return Array.from({ length: count }, (_, page) => ({ pathname: `/${page}` })) as unknown as Pages;
}

test('the main thread renders pages that exceed the capacity of the second thread', async () => {
  const here: string[] = [];
  const usual: AstroPrerenderer = {
    name: 'usual',
    getStaticPaths: async () => pages(5_000),
    render: async ({ url }) => {
      here.push(url);
      return new Response('here');
    },
  };
  const rendered = withSecondThread(usual, () => file, 2);
  await rendered.getStaticPaths();
  const render = (url: string, component: string): unknown =>
    rendered.render(new Request(url), {
      routeData: { component } as Parameters<AstroPrerenderer['render']>[1]['routeData'],
    });
  const held = Array.from({ length: 5 }, (_, page) => render(`https://lexicon.example/${page}`, 'holds'));
  await render('https://lexicon.example/6', 'holds');
  expect(here).toEqual(['https://lexicon.example/6']);
  const ended = Promise.allSettled(held);
  await rendered.teardown?.();
  expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
});

test('the main thread alone renders a small number of pages', async () => {
  const usual: AstroPrerenderer = {
    name: 'usual',
    getStaticPaths: async () => pages(4_999),
    render: async () => new Response('here'),
  };
  const rendered = withSecondThread(
    usual,
    () => {
      throw new Error('A thread was begun');
    },
    2,
  );
  expect(await rendered.getStaticPaths()).toHaveLength(4_999);
});

test('a machine with one processor uses a single thread', () => {
  const usual: AstroPrerenderer = { name: 'usual', getStaticPaths: async () => [], render: async () => new Response() };
  expect(withSecondThread(usual, () => '', 1)).toBe(usual);
});
