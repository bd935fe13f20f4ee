import { productName } from '#data/site/product.ts';
import { yourAccount } from './messages.ts';

export interface ConfirmationPageProps {
  title: string;
  text: string;
  /** Label of the button; absent if there is nothing left to confirm. */
  button?: string | undefined;
  /** CSP nonce that allows the inline style. */
  nonce: string;
}

/** Looks like the messages that link here (`mail-styles.ts`). In dark mode it uses the colors of `tokens.css`. */
const style = `:root{color-scheme:light;--paper:#fbf9f4;--leaf:#fffdf9;--ink:#1d1b18;--soft:#5d574e;--rule:#e4ded2;--press:#1f3f8f;--on:#fff}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#16171a;--leaf:#1c1e22;--ink:#e9e5dc;--soft:#b5aea1;--rule:#2d3036;--press:#9db4f5;--on:#16171a}}
body{margin:0;padding:24px 12px;background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,'Times New Roman',serif}
main{box-sizing:border-box;max-width:560px;margin:0 auto;background:var(--leaf);border:1px solid var(--rule)}
header{padding:20px 24px 0;font-size:14px}
section{padding:4px 24px 20px}
h1{margin:8px 0 12px;font-size:24px;line-height:1.25;font-weight:600}
p{margin:0 0 12px}
button{margin:4px 0 12px;padding:10px 18px;border:0;min-height:44px;background:var(--press);color:var(--on);font-size:16px;cursor:pointer}
footer{padding:6px 24px;border-top:1px solid var(--rule);font-size:13px}
a{display:inline-block;line-height:44px;color:var(--press)}
header a{line-height:24px;color:var(--soft);text-decoration:none}`;

/** The landing page of a link in a message. It has one button, because mail scanners open every link. */
export function ConfirmationPage({ title, text, button, nonce }: ConfirmationPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} — ${productName}`}</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body>
        <main>
          <header>
            <a href="/">{productName}</a>
          </header>
          <section>
            <h1>{title}</h1>
            <p>{text}</p>
            {button && (
              <form method="post">
                <button>{button}</button>
              </form>
            )}
          </section>
          <footer>
            <a href="/account">{yourAccount}</a>
          </footer>
        </main>
      </body>
    </html>
  );
}
