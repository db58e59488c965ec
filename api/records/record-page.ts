import { createHash } from 'node:crypto';
import { describeRecord } from '#domain/records/describe-record.ts';
import { readableDay, withReadableTimes } from '#domain/records/rules.ts';
import type { HomeRecord, RecordSection } from '#domain/records/schema.ts';

const style = `:root { color-scheme: light dark; --ink: #1d2320; --soft: #545c57; --rule: #d9d4c5; --paper: #fbf8f0; --raised: #fffdf7; --open: #8a3a0c; --wash: #fbe9c6; --ember: #b0450f; --on-ember: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ede2; --soft: #b5bdb6; --rule: #3a453f; --paper: #16201b; --raised: #1d2923; --open: #ffc794; --wash: #3a2a16; --ember: #f59a5c; --on-ember: #1d1208 } }
* { box-sizing: border-box } body { background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; margin: 0 auto; max-width: 54rem; overflow-wrap: anywhere; padding: 2rem 1.25rem 4rem }
h1, h2, .brand { font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 600 } h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 2.75rem); line-height: 1.15; margin: .25rem 0 .75rem; text-wrap: balance } h2 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 .25rem }
header { border-bottom: 1px solid var(--rule); margin-bottom: 2rem; padding-bottom: 2rem } .brand { font-size: 1.15rem; margin-bottom: 2rem }
p { margin: .25rem 0 } a { color: inherit } small, .soft { color: var(--soft) } code { font-size: .875em } .open dt, .open dd { color: var(--open); font-weight: 600 }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 } .actions a { align-items: center; border: 1px solid var(--rule); border-radius: .5rem; display: inline-flex; font-weight: 600; min-height: 2.75rem; padding: 0 1.1rem; text-decoration: none } .actions a:first-child { background: var(--ember); border-color: var(--ember); color: var(--on-ember) }
.notice { background: var(--wash); border-radius: .5rem; margin: 1.25rem 0 0; padding: .9rem 1.1rem } .notice ul { margin: .25rem 0 0; padding-left: 1.2rem }
section { border-bottom: 1px solid var(--rule); display: grid; gap: .5rem 2.5rem; padding: 1.5rem 0 } @media (min-width: 48rem) { section { grid-template-columns: 15rem minmax(0, 1fr) } }
dl { margin: 0 } dl div { border-top: 1px solid var(--rule); padding: .5rem 0 } dt { color: var(--soft); font-size: .875rem } dd { margin: 0 }
details { background: var(--raised); border: 1px solid var(--rule); border-radius: .5rem; margin-bottom: .5rem; padding: 0 .9rem } details summary { cursor: pointer; padding: .7rem 0 }`;

/** Allows exactly this style sheet and nothing else. */
export const recordPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string);
const readable = (text: string) => escaped(withReadableTimes(text));

/** A record behind a private link: one page without scripts, readable anywhere. */
export function recordPage(
  record: HomeRecord,
  { path, expiresAt }: { path: string; expiresAt: Date },
): string {
  const { home, head, open, entries } = record;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow">
<title>Record of ${escaped(home.name)}</title><style>${style}</style></head>
<body><main><header><p class="brand">Hearthcast</p><p class="soft">Record</p><h1>${escaped(home.name)}</h1>
<p>Everything published about this home, the fact behind each claim, and who approved it.</p>
<p class="actions"><a href="${escaped(path)}/record.pdf">Signed PDF</a><a href="${escaped(path)}/record.json">Signed JSON</a></p>
<p class="soft">This private link works until ${readableDay(expiresAt.toISOString())}.</p>
<p class="soft">${head.sequence} entries. Fingerprint: <code>${escaped(head.hash)}</code></p>
${openHtml(open)}</header>
${describeRecord(entries).map(sectionHtml).join('\n')}
</main></body></html>
`;
}

function openHtml(open: readonly string[]): string {
  if (open.length === 0) return '<p class="notice"><b>Nothing is open.</b></p>';
  const items = open.map((words) => `<li>${escaped(words)}</li>`).join('');
  return `<div class="notice"><b>${open.length === 1 ? '1 open issue' : `${open.length} open issues`}</b><ul>${items}</ul></div>`;
}

function sectionHtml({ title, about, groups }: RecordSection): string {
  const body = groups.map(
    (group) =>
      `<details><summary><b>${escaped(group.title)}</b> <small>${group.lines.length === 1 ? '1 line' : `${group.lines.length} lines`} · recorded ${readableDay(group.recordedAt)}</small></summary><dl>${group.lines
        .map(
          ({ label, value, detail, isOpen }) =>
            `<div${isOpen ? ' class="open"' : ''}><dt>${escaped(label)}</dt><dd>${readable(value)}${detail ? `<br><small>${readable(detail)}</small>` : ''}</dd></div>`,
        )
        .join('')}</dl></details>`,
  );
  return `<section><div><h2>${escaped(title)}</h2><p class="soft">${escaped(about)}</p></div><div>${body.join('')}</div></section>`;
}
