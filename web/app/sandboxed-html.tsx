import type { ComponentProps, Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { readStyleNonce, trustedFrame } from '../browser/trusted-frame.ts';
import { moveStyles } from './move-styles.ts';

type SandboxedHtmlProps = Omit<ComponentProps<'iframe'>, 'srcDoc' | 'ref'> & {
  html: string;
  sandbox: string;
  ref?: Ref<HTMLIFrameElement>;
};

/** A finished document in a frame that runs no scripts. It inherits the page's policy, so its styles get our nonce. */
export function SandboxedHtml({ html, title, ref, ...props }: SandboxedHtmlProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedFrame(moveStyles(html, readStyleNonce()));
  }, [html]);
  function take(node: HTMLIFrameElement | null) {
    frame.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  }
  return <iframe ref={take} title={title} {...props} />;
}
