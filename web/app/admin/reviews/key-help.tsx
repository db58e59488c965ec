import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../../components/ui/dialog.tsx';

const keys = [
  ['j', 'Next'],
  ['k', 'Previous'],
  ['a', 'Approve as is'],
  ['r', 'Try again'],
  ['?', 'Show these keys'],
] as const;

export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keys</DialogTitle>
          <DialogDescription>They work anywhere in the inbox except in a text field.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[3rem_1fr] gap-y-2">
          {keys.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-rule-strong px-2 font-mono">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
