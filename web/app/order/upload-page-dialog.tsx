import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { FilePicker } from '../../components/ui/file-picker.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { Bookmarklet } from './bookmarklet.tsx';
import { isLink } from './order-values.ts';
import { type UploadedPage, uploadPage } from './upload-page.ts';

export type UploadPageWay = 'paste' | 'upload' | 'bookmarklet';

type UploadPageDialogProps = {
  way: UploadPageWay | null;
  onWay: (way: UploadPageWay | null) => void;
  listingUrl: string;
  /** The home's fact sheet, which the page is read into. */
  draftId: string;
  onRead: (page: UploadedPage & { draftId: string }) => void;
};

/** Three ways to submit a page that we can't open. Pasted text stays until the page is read. */
export function UploadPageDialog({ way, onWay, listingUrl, draftId, onRead }: UploadPageDialogProps) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const link = isLink(listingUrl) ? listingUrl.trim() : '';
  const send = useMutation({
    mutationFn: () =>
      way === 'upload' && file
        ? uploadPage(file, link, draftId)
        : invoke('read-pasted-listing', {
            content: text,
            listingUrl: link || null,
            draftId: draftId || null,
          }),
    onError: (error) => setProblem(error.message),
    onSuccess: ({ draftId: readInto, ...page }) => {
      if (!readInto) return setProblem(page.reason ?? 'This could not be read as a listing.');
      onRead({ ...page, draftId: readInto });
      setText('');
      setFile(null);
      onWay(null);
    },
  });

  function read() {
    setProblem('');
    if (way === 'upload' ? !file : text.trim() === '') {
      return setProblem(way === 'upload' ? 'Choose the saved page first.' : 'Paste the page first.');
    }
    send.mutate();
  }

  const action = (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Button onClick={read} loading={send.isPending} loadingLabel="Reading…" className="self-start">
        Read this page
      </Button>
    </>
  );

  return (
    <Dialog open={way !== null} onOpenChange={(isOpen) => !isOpen && onWay(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Give us the page yourself</DialogTitle>
          <DialogDescription>
            You can see the listing in your browser, so you can hand it to us. We read the facts and the
            photos from it, and do not keep the page.
          </DialogDescription>
        </DialogHeader>
        <Tabs
          value={way ?? 'paste'}
          onValueChange={(next) => {
            setProblem('');
            onWay(next as UploadPageWay);
          }}
        >
          <TabsList aria-label="Ways to hand in the page">
            <TabsTrigger value="paste">Paste</TabsTrigger>
            <TabsTrigger value="upload">Upload</TabsTrigger>
            <TabsTrigger value="bookmarklet">Bookmark</TabsTrigger>
          </TabsList>
          <TabsContent value="paste" className="flex flex-col gap-4">
            <Field
              label="Text or HTML of the page"
              hint="On the listing’s page: select everything, copy, and paste it here."
            >
              <Textarea
                rows={6}
                maxLength={900_000}
                className="max-h-56"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
            {action}
          </TabsContent>
          <TabsContent value="upload" className="flex flex-col gap-4">
            <Field label="The saved page" hint="In your browser: Save page as…, then choose the file here.">
              <FilePicker
                file={file}
                onFile={(next) => {
                  setProblem('');
                  setFile(next);
                }}
                onRefused={() => setProblem('Please choose a saved web page, a PDF or a text file.')}
                accept=".html,.htm,.mhtml,.mht,.webarchive,.pdf,.txt,.gz,text/html,text/plain,application/pdf"
                what="a saved page, a PDF or a text file"
              />
            </Field>
            {action}
          </TabsContent>
          <TabsContent value="bookmarklet">
            <Bookmarklet />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
