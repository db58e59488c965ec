import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { invoke } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { customerName, homeName } from '../order-names.ts';
import { ORDERS } from '../use-live-orders.ts';

const EMPTY = 'Please paste the ChatGPT data before submitting';

/** Saves pasted property data from an AI chat for one order. */
export function ChatDataDialog({ order, onClose }: { order: AdminPodcast | null; onClose: () => void }) {
  return (
    <Dialog open={order !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>{order && <ChatDataForm key={order.id} order={order} onDone={onClose} />}</DialogContent>
    </Dialog>
  );
}

function ChatDataForm({ order, onDone }: { order: AdminPodcast; onDone: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = useMutation({
    mutationFn: () => invoke('process-manual-chatgpt-data', { podcastId: order.id, chatgptData: text }),
    onSuccess: () => {
      notify.success('AI-chat data uploaded', { description: `We filled in ${homeName(order)} from it.` });
      void queries.invalidateQueries({ queryKey: [ORDERS] });
      onDone();
    },
    onError: (error) => setProblem(error.message),
  });

  function submit() {
    if (text.trim() === '') {
      setProblem(EMPTY);
      return;
    }
    setProblem('');
    send.mutate();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogHeader>
        <DialogTitle>Upload AI-chat data</DialogTitle>
        <DialogDescription>
          For {homeName(order)}, ordered by {customerName(order)}. Paste the whole answer: address, price,
          rooms, description. We’ll fill in the listing from it.
        </DialogDescription>
      </DialogHeader>
      <Field label="ChatGPT data" error={problem} required>
        <Textarea
          rows={10}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-sm"
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" loading={send.isPending} loadingLabel="Processing…">
          Submit data
        </Button>
      </DialogFooter>
    </form>
  );
}
