import { Hono, type Context } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '#data/model/product.ts';
import { MailDocument } from '#views/mail/MailBody.tsx';
import { WordDoor } from '#views/mail/WordDoor.tsx';
import type { AppEnv } from '../env.ts';
import { confirmWords, findWordReader, forgetWordReader } from '../mail/word-readers.ts';

type Said = Pick<Parameters<typeof WordDoor>[0], 'title' | 'text' | 'button'>;

const gone: Said = {
  title: 'Hebrew word of the day',
  text: 'This link is of no use any more: nothing is sent by it. A word a day can be asked for in your account.',
};

/**
 * What links of messages open. Opening one changes nothing; its button does, and so does the mail program's own (RFC 8058,
 * "List-Unsubscribe=One-Click"), which posts to the same address without asking.
 */
export const wordOfDayPage = new Hono<AppEnv>()
  .get('/word-of-day/confirm', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, gone, 410);
    return show(c, {
      title: 'A Hebrew word a day?',
      text: `One message a day goes to ${reader.email}, and each has a link that ends it.`,
      button: 'Send me a word a day',
    });
  })
  .post('/word-of-day/confirm', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, gone, 410);
    await confirmWords(c.env, reader.token);
    return show(c, { title: 'Thank you', text: 'The first word is on its way.' });
  })
  .get('/word-of-day/leave', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, gone, 410);
    return show(c, {
      title: 'No more words?',
      text: `${reader.email} gets no more words of the day.`,
      button: 'Leave',
    });
  })
  .post('/word-of-day/leave', async (c) => {
    const reader = await readerOf(c);
    // Who has left already has what he wants.
    if (reader) await forgetWordReader(c.env.APP, reader.userId);
    return show(c, { title: 'You have left', text: 'No more words of the day will come.' });
  });

/** It is drawn as a message is, whose styles stand in its elements, and its button posts. No script runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function readerOf(c: Context<AppEnv>) {
  return findWordReader(c.env.APP, (c.req.query('token') ?? '').slice(0, 100));
}

function show(c: Context<AppEnv>, said: Said, status: 200 | 410 = 200): Response {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', policy);
  const page = (
    <MailDocument subject={`${said.title} — ${productName}`}>
      <WordDoor site="/" product={productName} {...said} />
    </MailDocument>
  );
  return c.html(`<!doctype html>${renderToStaticMarkup(page)}`, status) as Response;
}
