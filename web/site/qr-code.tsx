import QRCode from 'qrcode';

const QUIET_ZONE = 4;
/** Every mask can be read; trying all eight for the prettiest would take longer than the rest of the page. */
const MASK = 3;

/** A QR code, drawn by us: nobody else learns which page is looked at. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const whole = [{ data: new TextEncoder().encode(text), mode: 'byte' as const }];
  const { data, size } = QRCode.create(whole, { errorCorrectionLevel: 'M', maskPattern: MASK }).modules;
  const side = size + 2 * QUIET_ZONE;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let length = 0;
      while (column + length < size && data[row * size + column + length]) length += 1;
      if (length === 0) continue;
      path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`;
      column += length;
    }
  }
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={className}
    >
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
