export interface MessageProps {
  title: string;
  children: React.ReactNode;
}

/** A page that has nothing to show but a message and the ways out. */
export function Message({ title, children }: MessageProps) {
  return (
    <article className="message">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
