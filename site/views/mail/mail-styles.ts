import type { CSSProperties } from 'react';

const faces = "Georgia, 'Times New Roman', serif";

/** Inline styles of messages: no mail client is certain to read a style sheet. */
export const mailStyles = {
  text: { fontFamily: faces, fontSize: 16, lineHeight: 1.5, color: '#1d1b18' },
  heading: { margin: '8px 0 12px', fontFamily: faces, fontSize: 24, lineHeight: 1.25, fontWeight: 600 },
  paragraph: { margin: '0 0 12px' },
  small: { fontSize: 13, color: '#5d574e' },
  link: { color: '#1f3f8f' },
  button: {
    display: 'inline-block',
    margin: '4px 0 12px',
    padding: '10px 18px',
    background: '#1f3f8f',
    color: '#ffffff',
    textDecoration: 'none',
  },
  hebrew: {
    margin: '0 0 4px',
    fontFamily: "'Noto Serif Hebrew', 'SBL Hebrew', 'Times New Roman', serif",
    fontSize: 44,
    lineHeight: 1.4,
    color: '#1f3f8f',
    textAlign: 'right',
  },
} as const satisfies Record<string, CSSProperties>;
