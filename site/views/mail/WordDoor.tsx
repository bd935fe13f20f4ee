import { productName } from '#data/model/product.ts';

export interface WordDoorProps {
  title: string;
  text: string;
  /** What the button says; without one nothing is left to press. */
  button?: string | undefined;
  /** By which the page's policy lets its style in. */
  nonce: string;
}

/** As the messages look whose links lead here; see `mail-styles.ts`. */
const style = `body{margin:0;padding:24px 12px;background:#fbf9f4;color:#1d1b18;font:16px/1.5 Georgia,'Times New Roman',serif}
main{box-sizing:border-box;max-width:560px;margin:0 auto;background:#fffdf9;border:1px solid #e4ded2}
header{padding:20px 24px 0;font-size:14px}
header a{color:#5d574e;text-decoration:none}
section{padding:4px 24px 20px}
h1{margin:8px 0 12px;font-size:24px;line-height:1.25;font-weight:600}
p{margin:0 0 12px}
button{margin:4px 0 12px;padding:10px 18px;border:0;min-height:44px;background:#1f3f8f;color:#fff;font-size:16px;cursor:pointer}
footer{padding:16px 24px;border-top:1px solid #e4ded2;font-size:13px;color:#5d574e}`;

/** Where a link of a message leads: one button, since programs that look into mail open every link. */
export function WordDoor({ title, text, button, nonce }: WordDoorProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
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
            <a href="/account">Your account</a>
          </footer>
        </main>
      </body>
    </html>
  );
}
