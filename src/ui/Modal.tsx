import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { keepFocus, partAround } from './keep-focus.ts';
import { useScrollLock } from './scroll-lock.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  readonly actions?: ReactNode;
}

/**
 * What Dialog and Sheet have in common: focus trap, Escape, a press outside, focus back to where it came from. A plain
 * curtain stands in for Radix's overlay, which injects a style element (see scroll-lock.ts).
 */
export function Modal(props: ModalProps & { readonly shape: string }) {
  const { open, onClose, title, description, closeLabel, children, actions, shape } = props;
  const opener = useRef<Element | null>(null);
  const around = useRef('');
  useScrollLock(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <div className="fixed inset-0 z-50 bg-paper/80 backdrop-blur-sm transition duration-150 starting:opacity-0" />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            around.current = partAround(opener.current);
          }}
          // Radix gives the focus back to a trigger of its own only; ours is whatever had it.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
            // What was done in it may take the opener away.
            keepFocus(around.current);
          }}
          // A toast that stands above takes the key from Radix and closes; the dialog was meant too.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            onClose();
          }}
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink shadow-2xl outline-none transition duration-150 starting:opacity-0',
            shape,
          )}
        >
          <header className="sticky top-0 z-10 flex flex-col gap-1 bg-card py-5 pr-16 pl-6">
            <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
            {description && <RadixDialog.Description className="text-ink-soft">{description}</RadixDialog.Description>}
          </header>
          {children && <div className="px-6 pb-6">{children}</div>}
          {actions && (
            <footer className="sticky bottom-0 z-10 mt-auto flex flex-col gap-2 border-t border-line bg-card px-6 py-4 md:flex-row-reverse md:flex-wrap">
              {actions}
            </footer>
          )}
          {/* Shown first, written last, so that opening focuses what the dialog is about. */}
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} className="sticky top-3 z-20 order-first mr-3 -mb-11 self-end">
              <X aria-hidden className="size-5" />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
