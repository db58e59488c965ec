import Download from 'lucide-react/icons/download';
import { composeEml } from '#domain/marketing/rules.ts';
import type { EmailContent } from '#domain/marketing/schema.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CopyItem } from '../copy-item.tsx';

export function EmailActions({ content, name }: { content: EmailContent; name: string }) {
  function download() {
    const eml = composeEml(content, `hearthcast-${crypto.randomUUID()}`);
    const address = URL.createObjectURL(new Blob([eml], { type: 'message/rfc822' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name.replaceAll(/[^\w]+/g, '-').toLowerCase()}.eml`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <>
      <CopyItem item="Email HTML" text={content.html}>
        Copy HTML
      </CopyItem>
      <CopyItem item="Email text" text={content.text}>
        Copy text
      </CopyItem>
      <Button size="sm" variant="secondary" onClick={download}>
        <Download aria-hidden="true" /> Download .eml
      </Button>
    </>
  );
}
