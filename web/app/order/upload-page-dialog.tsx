import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Device, PageWay } from '#domain/listings/portals/rules.ts';
import { isLink } from '../../browser/order/order-values.ts';
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
import { queryClient } from '../query-client.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { Bookmarklet } from './bookmarklet.tsx';
import { BrowserButton } from './browser-button.tsx';
import { draftQuery } from './draft-query.ts';
import { PasteField } from './paste-field.tsx';
import { nothingPasted, toPage } from './pasted-page.ts';
import { readDevice } from './read-device.ts';
import { type UploadedPage, uploadPage } from './upload-page.ts';

export type UploadPageWay = Exclude<PageWay, 'share'>;

const savingHints: Record<Device, string> = {
  computer: 'In your browser: Save page as…, then choose the file here. A PDF works too.',
  iphone: 'In Safari: Share, Options, Web Archive, Save to Files. Then choose it here.',
  android: 'In Chrome: Share, Print, Save as PDF. Then choose the file here.',
};

type UploadPageDialogProps = {
  way: UploadPageWay | null;
  onWay: (way: UploadPageWay | null) => void;
  listingUrl: string;
  /** The home's fact sheet, which the page is read into. */
  draftId: string;
  onRead: (page: UploadedPage & { draftId: string }) => void;
};

/** The ways to submit a page that we can't open, as far as they work on this device. What was pasted stays until the page is read. */
export function UploadPageDialog({ way, onWay, listingUrl, draftId, onRead }: UploadPageDialogProps) {
  const [params] = useSearchParams();
  // What a phone shared besides the link.
  const [pasted, setPasted] = useState({ ...nothingPasted, text: params.get('text') ?? '' });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const isComputer = readDevice() === 'computer';
  const link = isLink(listingUrl) ? listingUrl.trim() : '';
  const sending: UseMutationOptions<UploadedPage> = {
    mutationFn: () => uploadPage(way === 'upload' && file ? { file } : toPage(pasted), { link, draftId }),
    onError: (error) => setProblem(error.message),
    onSuccess: ({ draftId: readInto, ...page }) => {
      if (!readInto) return setProblem(page.reason ?? 'We couldn’t find a listing in this.');
      void queryClient.invalidateQueries({ queryKey: draftQuery(readInto).queryKey });
      onRead({ ...page, draftId: readInto });
      setPasted(nothingPasted);
      setFile(null);
      onWay(null);
    },
  };
  const send = useMutation(sending, queryClient);

  function read() {
    setProblem('');
    if (way === 'upload' ? !file : (pasted.html + pasted.text).trim() === '') {
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
          <DialogTitle>Send us the page</DialogTitle>
          <DialogDescription>
            If you can see the listing in your browser, you can send it to us. We read the facts and photos,
            and we don’t keep the page.
          </DialogDescription>
        </DialogHeader>
        <Tabs
          value={way ?? 'paste'}
          onValueChange={(next) => {
            setProblem('');
            onWay(next as UploadPageWay);
          }}
        >
          <TabsList aria-label="Ways to send the page">
            {isComputer && <TabsTrigger value="button">Button</TabsTrigger>}
            <TabsTrigger value="paste">Paste</TabsTrigger>
            <TabsTrigger value="upload">Upload</TabsTrigger>
            {isComputer && <TabsTrigger value="bookmark">Bookmark</TabsTrigger>}
          </TabsList>
          <TabsContent value="button">
            <BrowserButton />
          </TabsContent>
          <TabsContent value="paste" className="flex flex-col gap-4">
            <PasteField value={pasted} onChange={setPasted} onProblem={setProblem} />
            {action}
          </TabsContent>
          <TabsContent value="upload" className="flex flex-col gap-4">
            <Field label="The saved page" hint={savingHints[readDevice()]}>
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
          <TabsContent value="bookmark">
            <Bookmarklet />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
