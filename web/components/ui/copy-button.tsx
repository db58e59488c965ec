import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'asChild' | 'onCopy'> & {
  text: string;
  onCopied?: () => void;
  onFailed?: () => void;
};

/**
 * Copies, and says so on the button for two seconds; the message appears at once and disappears early if
 * copying fails.
 */
export function CopyButton({ text, onCopied, onFailed, children = 'Copy', ...props }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    setCopied(true);
    const worked = await copyText(text);
    setCopied(worked);
    if (worked) onCopied?.();
    else onFailed?.();
  }

  return (
    <Button variant="secondary" size="sm" onClick={copy} {...props}>
      {copied ? <Check className="text-good" /> : <Copy />}
      {children}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </Button>
  );
}
