import { createHash } from 'node:crypto';
import { describeRecord } from '#domain/records/describe-record.ts';
import type { HomeRecord, RecordSection } from '#domain/records/schema.ts';

const style = `:root { color-scheme: light dark; --ink: #1d2320; --soft: #545c57; --rule: #d9d4c5; --paper: #fbf8f0; --open: #9c4310 }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ede2; --soft: #b5bdb6; --rule: #3a453f; --paper: #16201b; --open: #ffb37e } }
* { box-sizing: border-box } body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 52rem; overflow-wrap: anywhere; padding: 2rem 1rem 4rem }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem } h2 { font: 600 1.35rem/1.3 Georgia, serif; margin: 2.5rem 0 .25rem } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
p { margin: .25rem 0 } a { color: inherit } small, .soft { color: var(--soft) } .open { color: var(--open); font-weight: 600 }
dl { margin: 0 } dl div { border-top: 1px solid var(--rule); padding: .5rem 0 } dt { color: var(--soft); font-size: .875rem } dd { margin: 0 }
details summary { cursor: pointer; padding: .5rem 0 }`;

/** Allows exactly this style sheet and nothing else. */
export const recordPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string);

/** A record behind a private link: one page without scripts, readable anywhere. */
export function recordPage(
  record: HomeRecord,
  { path, expiresAt }: { path: string; expiresAt: Date },
): string {
  const { home, head, open, entries } = record;
  const until = expiresAt.toISOString().slice(0, 10);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow">
<title>Record of ${escaped(home.name)}</title><style>${style}</style></head>
<body><main><p class="soft">Record of a home</p><h1>${escaped(home.name)}</h1>
<p>${open.length === 0 ? 'Nothing is open.' : open.map((words) => `<span class="open">${escaped(words)}</span>`).join('<br>')}</p>
<p><a href="${escaped(path)}/record.pdf">Signed PDF</a> · <a href="${escaped(path)}/record.json">Signed JSON</a></p>
<p class="soft">${head.sequence} entries. The last one has the hash <code>${escaped(head.hash)}</code>. This private link works until ${until}.</p>
${describeRecord(entries).map(sectionHtml).join('\n')}
</main></body></html>
`;
}

function sectionHtml({ title, about, groups }: RecordSection): string {
  const body = groups.map(
    (group) =>
      `<details><summary><b>${escaped(group.title)}</b> <small>${group.lines.length} lines · ${escaped(group.recordedAt.slice(0, 10))}</small></summary><dl>${group.lines
        .map(
          ({ label, value, detail, isOpen }) =>
            `<div${isOpen ? ' class="open"' : ''}><dt>${escaped(label)}</dt><dd>${escaped(value)}${detail ? `<br><small>${escaped(detail)}</small>` : ''}</dd></div>`,
        )
        .join('')}</dl></details>`,
  );
  return `<h2>${escaped(title)}</h2><p class="soft">${escaped(about)}</p>${body.join('')}`;
}
