import Download from 'lucide-react/icons/download';
import { composeEml } from '#domain/marketing/rules.ts';
import type { EmailContent } from '#domain/marketing/schema.ts';
import { Button } from '../../../components/ui/button.tsx';
import { fileName } from '../../file-name.ts';
import { saveFile } from '../../save-file.ts';
import { CopyItem } from '../copy-item.tsx';

export function EmailActions({ content, name }: { content: EmailContent; name: string }) {
  function download() {
    const eml = composeEml(content, `hearthcast-${crypto.randomUUID()}`);
    saveFile(fileName(name, 'email.eml'), new Blob([eml], { type: 'message/rfc822' }));
  }
  return (
    <>
      <CopyItem item="Email HTML" text={content.html} variant="primary">
        Copy for your email tool
      </CopyItem>
      <CopyItem item="Email text" text={content.text}>
        Copy text
      </CopyItem>
      <Button size="sm" variant="secondary" onClick={download}>
        <Download aria-hidden="true" /> Open in Outlook or Apple Mail
      </Button>
    </>
  );
}
