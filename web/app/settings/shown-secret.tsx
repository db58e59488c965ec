import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';

type ShownSecretProps = { title: string; secret: string; children?: string; onDone: () => void };

/** A secret that we show once and don't store in this form. */
export function ShownSecret({ title, secret, children, onDone }: ShownSecretProps) {
  return (
    <Alert tone="good" className="w-full">
      <AlertTitle>{title}</AlertTitle>
      <p>{children} Copy it now. For security, we can’t show it again.</p>
      <code className="mt-3 block select-all break-all rounded-sm border border-rule bg-raised p-3 text-ink text-sm">
        {secret}
      </code>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={secret}>Copy</CopyButton>
        <Button variant="quiet" size="sm" onClick={onDone}>
          I’ve saved it
        </Button>
      </div>
    </Alert>
  );
}
