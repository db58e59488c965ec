import type { ComponentProps } from 'react';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { notify } from '../../components/ui/notify.ts';

type CopyItemProps = Omit<ComponentProps<typeof CopyButton>, 'onCopied' | 'onFailed'> & { item: string };

export function CopyItem({ item, ...props }: CopyItemProps) {
  return (
    <CopyButton
      {...props}
      onCopied={() => notify.success(`${item} copied to clipboard!`)}
      onFailed={() => notify.error('Your browser won’t let us copy. Select the text and copy it yourself.')}
    />
  );
}
