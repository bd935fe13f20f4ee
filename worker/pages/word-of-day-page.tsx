import { Hono, type Context } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConfirmationPage, type ConfirmationPageProps } from '#views/mail/ConfirmationPage.tsx';
import type { AppEnv } from '../env.ts';
import { confirmWords, findWordReader, deleteWordReader } from '../mail/word-readers.ts';
import { newNonce } from './strict-policy.ts';
import {
  confirmPageMessage,
  confirmTitle,
  confirmedText,
  confirmedTitle,
  leavePageMessage,
  leaveTitle,
  leftText,
  leftTitle,
  linkExpired,
  sendWords,
  unsubscribe,
  wordTitle,
} from '#views/mail/messages.ts';

type Message = Omit<ConfirmationPageProps, 'nonce'>;

const unknownLink: Message = {
  title: wordTitle,
  text: linkExpired,
};

/**
 * Pages that links in messages open. Opening a link changes nothing. Its button does, and so does the mail program's
 * own button (RFC 8058, "List-Unsubscribe=One-Click"), which posts to the same URL.
 */
export const wordOfDayPage = new Hono<AppEnv>()
  .get('/word-of-day/confirm', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, unknownLink, 410);
    return show(c, {
      title: confirmTitle,
      text: confirmPageMessage(reader.email),
      button: sendWords,
    });
  })
  .post('/word-of-day/confirm', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, unknownLink, 410);
    await confirmWords(c.env, reader.token);
    return show(c, { title: confirmedTitle, text: confirmedText });
  })
  .get('/word-of-day/leave', async (c) => {
    const reader = await readerOf(c);
    if (!reader) return show(c, unknownLink, 410);
    return show(c, {
      title: leaveTitle,
      text: leavePageMessage(reader.email),
      button: unsubscribe,
    });
  })
  .post('/word-of-day/leave', async (c) => {
    const reader = await readerOf(c);
    // Leaving twice succeeds.
    if (reader) await deleteWordReader(c.env.APP, reader.userId);
    return show(c, { title: leftTitle, text: leftText });
  });

/** The page has its own style and its button posts. No script runs. */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

function readerOf(c: Context<AppEnv>) {
  return findWordReader(c.env.APP, (c.req.query('token') ?? '').slice(0, 100));
}

function show(c: Context<AppEnv>, message: Message, status: 200 | 410 = 200): Response {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  const nonce = newNonce();
  c.header('Content-Security-Policy', policy(nonce));
  return c.html(
    `<!doctype html>${renderToStaticMarkup(<ConfirmationPage {...message} nonce={nonce} />)}`,
    status,
  ) as Response;
}
