import { escapeHtml } from '#domain/mails/escape-html.ts';
import type { Problem, Shot } from './shoot-screen.ts';

const styles = `body{margin:0;padding:24px;background:#f8f4ec;color:#1c2116;font:15px/1.4 system-ui,sans-serif}h2{margin:32px 0 8px}
.row{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}figure{margin:0;flex:none}img{display:block;height:320px;width:auto;max-width:420px;object-fit:cover;object-position:top;border:1px solid #999}
figcaption{font-size:12px;color:#4e5244}li{color:#8a1f11}`;

/** All pictures on one page, one row per screen, with its problems. */
export function contactSheet(shots: Shot[], problems: Problem[]): string {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const rows = names.map((name) => {
    const pictures = shots
      .filter(({ screen }) => screen === name)
      .map(
        ({ file, width, theme }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${escapeHtml(`${name}, ${width} px, ${theme}`)}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
      );
    const wrong = problems
      .filter(({ screen }) => screen === name)
      .map(({ width, theme, problem }) => `<li>${escapeHtml(`${width} px, ${theme}: ${problem}`)}</li>`);
    return `<h2>${escapeHtml(name)}</h2><ul>${wrong.join('')}</ul><div class="row">${pictures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>${styles}</style></head><body><h1>${names.length} screens</h1>${rows.join('')}</body></html>`;
}
