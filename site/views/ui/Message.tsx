export interface MessageProps {
  title: string;
  children: React.ReactNode;
}

/** A page that only shows a message and links to other pages. */
export function Message({ title, children }: MessageProps) {
  return (
    <article className="message">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
