import QRCode from 'qrcode';

const MARGIN = 4;

/** A QR code as SVG. It goes unescaped into a data URL, so it must not contain a hash sign. */
export function drawQrCode(text: string): string {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  data.forEach((isDark, index) => {
    if (isDark) path += `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z`;
  });
  const side = size + 2 * MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="240" height="240" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="white"/><path d="${path}" fill="black"/></svg>`
  );
}
