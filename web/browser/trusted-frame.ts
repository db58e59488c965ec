import { setNonce } from 'get-nonce';

type Policy = { createHTML: (html: string) => string };
type Factory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
};

/** The browsers that don't know Trusted Types don't enforce them either. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const asItIs = { createHTML: (html: string) => html };
const frames = factory?.createPolicy('hearthcast-frames', asItIs) ?? asItIs;
/** The only style element that our components write as HTML. */
const selectStyles = /^\[data-radix-select-viewport\]\{[^<]*\}$/;

factory?.createPolicy('default', {
  createHTML: (html) => {
    if (selectStyles.test(html)) return html;
    throw new TypeError('This text is not trusted as HTML.');
  },
});

/** Only for documents in sandboxed frames, where nothing runs. */
export function trustedFrame(html: string): string {
  return frames.createHTML(html);
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
// Dialogs lock scrolling with their own style element.
setNonce(nonce);

/** Allows our style element through the content policy. */
export function readStyleNonce(): string {
  return nonce;
}
