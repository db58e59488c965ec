import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/ui/dropdown-menu.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../../components/ui/popover.tsx';
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from '../../../components/ui/sheet.tsx';
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../components/ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

export function Overlays() {
  return (
    <>
      <Specimen title="Dialogs and sheets">
        <Row>
          <DialogSpecimen />
          <AlertDialogSpecimen />
          {(['bottom', 'end'] as const).map((side) => (
            <Sheet key={side}>
              <SheetTrigger asChild>
                <Button variant="secondary">Sheet, {side}</Button>
              </SheetTrigger>
              <SheetContent side={side}>
                <SheetTitle>Share this listing</SheetTitle>
                <SheetDescription>Anyone with the link can listen.</SheetDescription>
                <Button>Copy link</Button>
                <Button variant="secondary">Send by text message</Button>
              </SheetContent>
            </Sheet>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Menus, popovers, tooltips">
        <Row>
          <MenuSpecimen />
          <Popover>
            <PopoverTrigger asChild>
              <Button variant="secondary">Popover</Button>
            </PopoverTrigger>
            <PopoverContent label="About the delivery time">
              <p className="font-semibold">Why 24 hours?</p>
              <p className="text-sm">Every script is checked against the listing before it is recorded.</p>
            </PopoverContent>
          </Popover>
          <Tooltip>
            <TooltipTrigger asChild>
              <Button variant="secondary">Tooltip</Button>
            </TooltipTrigger>
            <TooltipContent>Opens the public page in a new tab</TooltipContent>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen title="Toasts">
        <Row>
          <Button variant="secondary" onClick={() => notify.success('Podcast updated successfully')}>
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify.error('Upload failed', { description: 'Failed to upload podcast. Please try again.' })
            }
          >
            Error
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify.destructive('Error', { description: 'Failed to add market. Please try again.' })
            }
          >
            Destructive
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              notify.info('A new order arrived', { action: { label: 'Show it', onClick: () => {} } })
            }
          >
            With an action
          </Button>
        </Row>
      </Specimen>
    </>
  );
}

function DialogSpecimen() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>More than ten listings?</DialogTitle>
          <DialogDescription>Tell us a little and the team replies in 1-2 business days.</DialogDescription>
        </DialogHeader>
        <Field label="Company" required>
          <Input />
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Not now</Button>
          </DialogClose>
          <Button>Send inquiry</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function AlertDialogSpecimen() {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="secondary">Alert dialog</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this order?</AlertDialogTitle>
        <AlertDialogDescription>
          The episode, its page and its posts go with it. This cannot be undone.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction>Delete order</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function MenuSpecimen() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>418 Larkspur Lane</DropdownMenuLabel>
        <DropdownMenuItem>
          <ExternalLink /> Open the page
        </DropdownMenuItem>
        <DropdownMenuItem>
          <Download /> Download the episode
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem checked>Show price</DropdownMenuCheckboxItem>
        <DropdownMenuItem disabled>Record again</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger>
          <Trash2 /> Delete order
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
