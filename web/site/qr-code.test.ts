import QRCode from 'qrcode';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('the drawing has exactly the dark modules of the code, inside a quiet zone of four', () => {
  const text = 'https://hearthcast.example/listings/14-heron-point-road-larkmere';
  const html = renderToStaticMarkup(createElement(QrCode, { text, label: 'QR code' }));
  const drawn = new Set<string>();
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let step = 0; step < Number(length); step += 1)
      drawn.add(`${Number(x) + step - 4} ${Number(y) - 4}`);
  }
  const whole = [{ data: new TextEncoder().encode(text), mode: 'byte' as const }];
  const { data, size } = QRCode.create(whole, { errorCorrectionLevel: 'M', maskPattern: 3 }).modules;
  const expected = new Set<string>();
  for (const [at, isDark] of data.entries()) {
    if (isDark) expected.add(`${at % size} ${Math.floor(at / size)}`);
  }
  expect(drawn).toEqual(expected);
  expect(html).toContain(`viewBox="0 0 ${size + 8} ${size + 8}" width="200" height="200"`);
});
