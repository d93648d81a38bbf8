import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { keepFocus } from './keep-focus.ts';
import { dismissToast, type ToastMessage, useToasts } from './toast-store.ts';

const TOAST_MS = 3000;
/** Long enough to read it and change one's mind. */
const TOAST_WITH_ACTION_MS = 8000;

const top = 'top-[max(1rem,env(safe-area-inset-top))]';
const bottom = 'bottom-[max(1rem,env(safe-area-inset-bottom))]';

const positions = {
  'top-left': `${top} left-4`,
  'top-center': `${top} left-1/2 -translate-x-1/2`,
  'top-right': `${top} right-4`,
  'bottom-left': `${bottom} left-4`,
  'bottom-center': `${bottom} left-1/2 -translate-x-1/2`,
  'bottom-right': `${bottom} right-4`,
} as const;

export type ToastPosition = keyof typeof positions;

/** A toast is swiped away over the edge it came from. */
function swipeOf(position: ToastPosition): 'left' | 'right' | 'up' | 'down' {
  if (position.endsWith('left')) return 'left';
  if (position.endsWith('right')) return 'right';
  return position === 'top-center' ? 'up' : 'down';
}

interface ToasterProps {
  readonly position?: ToastPosition;
  readonly closeLabel: string;
  readonly regionLabel: string;
}

function ToastCard({ message, closeLabel }: { readonly message: ToastMessage; readonly closeLabel: string }) {
  const success = message.tone === 'success';
  const Icon = success ? CircleCheck : CircleAlert;
  return (
    <Toast.Root
      duration={message.action ? TOAST_WITH_ACTION_MS : TOAST_MS}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-3 rounded-card border border-l-4 border-line bg-card py-2 pr-2 pl-4 shadow-lg transition duration-150 starting:translate-y-2 starting:opacity-0',
        success ? 'border-l-leaf' : 'border-l-coral',
      )}
    >
      <div className="flex min-w-0 grow basis-20 items-center gap-3">
        <Icon aria-hidden className={classNames('size-5 shrink-0', success ? 'text-leaf' : 'text-coral')} />
        <Toast.Description className="min-w-0">{message.text}</Toast.Description>
      </div>
      {message.action && (
        <Toast.Action asChild altText={message.action.label}>
          <button
            type="button"
            onClick={() => {
              keepFocus('content');
              message.action?.run();
            }}
            className="min-h-11 shrink-0 whitespace-nowrap rounded-full px-3 font-semibold text-sea underline underline-offset-4"
          >
            {message.action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label={closeLabel}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}

/** Mounted once, near the root. */
export function Toaster({ position = 'bottom-right', closeLabel, regionLabel }: ToasterProps) {
  const messages = useToasts((state) => state.messages);
  return (
    <Toast.Provider label={regionLabel} swipeDirection={swipeOf(position)}>
      {messages.map((message) => (
        <ToastCard key={message.id} message={message} closeLabel={closeLabel} />
      ))}
      {/* Beside the app: a dialog hides that from screen readers, and lies over it. */}
      {createPortal(
        <Toast.Viewport
          className={classNames(
            'pointer-events-auto fixed z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none',
            // The buttons of a sheet are at its foot.
            '[body:has([role=dialog])_&]:top-[max(1rem,env(safe-area-inset-top))] [body:has([role=dialog])_&]:bottom-auto',
            positions[position],
            // The parts of a trip stay in reach at the foot of a phone.
            position.startsWith('bottom') &&
              'max-md:[html:has(.trip-parts)_&]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]',
          )}
        />,
        document.body,
      )}
    </Toast.Provider>
  );
}
