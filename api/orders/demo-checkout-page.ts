import { createHash } from 'node:crypto';
import type { Context } from '#domain/context.ts';
import { escapeHtml } from '#domain/mails/escape-html.ts';
import { DELIVERY, formatCents } from '#domain/podcasts/rules.ts';

type Checkout = NonNullable<Context['payments']['demoCheckout']>;
export type DemoSession = NonNullable<Awaited<ReturnType<Checkout['find']>>>;
/** What is being paid for, as far as we know. */
export type PaidFor = { name: string; photo: string | null } | undefined;

const styles = `@font-face{font-family:Fraunces;font-weight:100 900;font-display:swap;src:url(/demo-checkout/fonts/fraunces.woff2) format("woff2")}
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/demo-checkout/fonts/figtree.woff2) format("woff2")}
:root{color-scheme:light dark;--paper:#f8f4ec;--raised:#fffdf8;--ink:#1c2116;--soft:#4e5244;--rule:#dbd3c4;--line:#696a5d;--ember:#b34608;--on-ember:#fefbf5;--green:#173525;--on-green:#f2efdf;--soft-on-green:#cfd0b8;--focus:#2a5fc4}
@media(prefers-color-scheme:dark){:root{--paper:#181a13;--raised:#25261a;--ink:#efebdf;--soft:#bdb9aa;--rule:#3e3e31;--line:#8a8674;--ember:#f0985a;--on-ember:#2a1507;--green:#1c3326;--focus:#8fc1ff}}
*{box-sizing:border-box}body{display:flex;flex-direction:column;min-height:100dvh;margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Figtree,system-ui,sans-serif}
header{border-bottom:1px solid var(--rule)}header p{display:flex;align-items:center;gap:.55rem;max-width:62rem;margin:0 auto;padding:1rem 1.25rem;font:600 1.5rem/1.2 Fraunces,Georgia,serif;letter-spacing:-.01em}header svg{width:1.8rem;height:1.8rem;color:var(--ember)}
main{display:grid;gap:1.75rem 3.5rem;width:100%;max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{margin:0 0 .6rem;font:500 clamp(2.2rem,1.6rem + 2.4vw,3.2rem)/1.05 Fraunces,Georgia,serif;letter-spacing:-.02em}
.note{margin:0;color:var(--soft)}.method{display:flex;align-items:center;gap:.9rem;margin:1.75rem 0 0;padding:1rem 1.1rem;border:2px solid var(--ember);border-radius:10px;background:var(--raised)}.method svg{flex:none;width:2.4rem;height:1.7rem;color:var(--ember)}.method strong{display:block}.method span{color:var(--soft);font-size:.95rem}
.gets{margin:0;padding:1.1rem 1.5rem 1.3rem;list-style:none;border-top:1px solid color-mix(in srgb,var(--on-green) 22%,transparent);color:var(--soft-on-green)}.gets li{padding:.2rem 0 .2rem 1.6rem;text-indent:-1.6rem}.gets li::before{content:"✓";display:inline-block;width:1.6rem;text-indent:0;color:var(--on-green)}
.test{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .8rem;margin:.75rem 0 0;padding-top:1rem;border-top:1px solid var(--rule);color:var(--soft);font-size:.95rem}.test button{min-height:2.75rem;padding:.3rem .2rem;border:0;background:none;color:inherit;text-decoration:underline;text-underline-offset:.2em;font-size:inherit}
.order{overflow:hidden;border-radius:12px;background:var(--green);color:var(--on-green)}.order img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover}
dl{margin:0;padding:.6rem 1.5rem 1rem}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.75rem 0}dl div+div{border-top:1px solid color-mix(in srgb,var(--on-green) 22%,transparent)}
dt{color:var(--soft-on-green)}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.home{font:500 1.55rem/1.2 Fraunces,Georgia,serif;color:var(--on-green)}.total{align-items:baseline}.total dd{font:500 2.4rem/1 Fraunces,Georgia,serif;letter-spacing:-.02em}
form{display:grid;gap:.75rem;margin-top:1rem}
button{min-height:3rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--raised);color:inherit;font:inherit;font-weight:500;cursor:pointer}
.pay{min-height:3.5rem;border-color:var(--ember);background:var(--ember);color:var(--on-ember);font-weight:600;font-size:1.15rem}button:active{transform:translateY(1px)}button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}a{color:inherit}
footer{margin-top:auto;background:var(--green);color:var(--soft-on-green)}footer p{max-width:62rem;margin:0 auto;padding:1.25rem;font-size:.95rem}
@media(min-width:48rem){main{grid-template-columns:1fr 1.1fr;align-items:start;padding-top:4rem}}`;

/** The page's content policy allows exactly these styles. */
export const demoStylesHash = createHash('sha256').update(styles).digest('base64');

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2.2 19.4 12.6 9.6 23 19.4"/><path d="M5.4 17.2v12.4h14.4V17.2"/><path d="M18.9 14.6V10"/><path d="M20 6.2a4.6 4.6 0 0 1 3.1 3.1"/><path d="M21.3 1.9a9 9 0 0 1 6.1 6.1"/></svg>';

const card =
  '<svg viewBox="0 0 34 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="1" y="1" width="32" height="22" rx="3"/><path d="M1 8h32M6 17h8"/></svg>';

const gets = `<ul class="gets"><li>A 3-5 minute episode with two hosts</li><li>A listing page with a player and photos</li><li>Posts, images, an email, clips and a flyer</li><li>Delivered ${DELIVERY}</li></ul>`;

const states: Record<DemoSession['state'], string> = {
  open: 'Open',
  paid: 'Paid (demo receipt)',
  failed: 'The payment failed',
  expired: 'This page has expired',
  refunded: 'Refunded',
};

export function demoCheckoutPage(siteName: string, session: DemoSession, paidFor: PaidFor): string {
  const { description, quantity, amountCents, customerEmail, state } = session;
  const row = (term: string, detail: string, name = '') =>
    `<div${name && ` class="${name}"`}><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(detail)}</dd></div>`;
  const photo = paidFor?.photo ? `<img src="${escapeHtml(paidFor.photo)}" alt="">` : '';
  const home = paidFor ? `<div><dt class="home">${escapeHtml(paidFor.name)}</dt></div>` : '';
  const buttons = `<p class="method">${card}<span><strong>Demo card ending in 4242</strong>No card number needed.</span></p>
<form method="post">
<button name="choice" value="pay" class="pay">Pay ${escapeHtml(formatCents(amountCents))}</button>
<button name="choice" value="cancel">Cancel and go back</button>
<p class="test">Testing? <button name="choice" value="fail">Simulate a failed payment</button></p>
</form>`;
  return frame(
    siteName,
    state === 'open' ? buttons : '<p><a href="/account">Go to my account</a></p>',
    `<div class="order">${photo}<dl>${home}
${row(description, `${quantity} × ${formatCents(amountCents / quantity)}`)}
<div><dt>Receipt to</dt><dd>${escapeHtml(customerEmail).replace('@', '<wbr>@')}</dd></div>
${state === 'open' ? '' : `<div><dt>Status</dt><dd><span role="status">${states[state]}</span></dd></div>`}
${row('Total', formatCents(amountCents), 'total')}
</dl>${state === 'open' ? gets : ''}</div>`,
  );
}

export function missingDemoPage(siteName: string): string {
  return frame(
    siteName,
    '<p>We couldn’t find this payment.</p><p><a href="/create-podcast">Order a podcast</a></p>',
  );
}

function frame(siteName: string, content: string, order = ''): string {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo payment · ${name}</title><style>${styles}</style></head><body><header><p>${mark}${name}</p></header><main>
<div><h1>Review and pay</h1>
<p class="note"><strong>This is a demo. You won’t be charged.</strong> On a live site, your payment provider’s page appears here.</p>
${content}</div>
${order}
</main><footer><p>${name}</p></footer></body></html>`;
}
