import { useEffect, useState } from 'react';

interface Drawn {
  /** Squares on a side. */
  size: number;
  path: string;
}

/** A text for a camera, dark on light in both themes. What draws it comes with the first one; until then there is its place. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isLeft = false;
    // Without it the same text stands beside, for typing.
    drawQr(text).then(
      (found) => isLeft || setDrawn(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`} role="img" aria-label={label}>
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}

async function drawQr(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  // Four squares around, without which some cameras find nothing (ISO/IEC 18004, 6.3.8).
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
