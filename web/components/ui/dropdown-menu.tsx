import Check from 'lucide-react/icons/check';
import * as Primitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { floatingStyles, itemStyles } from './floating-styles.ts';

export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuGroup = Primitive.Group;

/** Not modal: the page behind keeps its scrollbar and stays reachable. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="dropdown-menu-content"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          floatingStyles,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

type ItemProps = ComponentProps<typeof Primitive.Item> & {
  /** Removes something permanently. */
  danger?: boolean;
};

export function DropdownMenuItem({ className, danger = false, ...props }: ItemProps) {
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      className={cn(
        itemStyles,
        danger && 'text-bad data-highlighted:bg-bad-wash data-highlighted:shadow-[inset_3px_0_0_var(--bad)]',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(itemStyles, 'pe-9', className)}
      {...props}
    >
      {children}
      <Primitive.ItemIndicator className="absolute end-2.5">
        <Check className="size-4.5 text-ember-text" />
      </Primitive.ItemIndicator>
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className={cn('px-3 pt-2 pb-1 font-semibold text-ink-soft text-xs', className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1.5 my-1.5 border-rule border-t', className)}
      {...props}
    />
  );
}
