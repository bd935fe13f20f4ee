import { useEffect, useState } from 'react';

interface QrPath {
  /** Modules per side. */
  size: number;
  path: string;
}

/** A QR code, dark on light in both themes. Its library loads with the first code; the space is reserved until then. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [qr, setQr] = useState<QrPath>();
  useEffect(() => {
    let isUnmounted = false;
    // If it fails, the same text is shown next to it for typing.
    renderQr(text).then(
      (result) => isUnmounted || setQr(result),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${qr?.size ?? 1} ${qr?.size ?? 1}`} role="img" aria-label={label}>
      {qr && <path d={qr.path} />}
    </svg>
  );
}

async function renderQr(text: string): Promise<QrPath> {
  const { encode } = await import('uqr');
  // The quiet zone of four modules, without which some cameras find nothing (ISO/IEC 18004, 6.3.8).
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
