import { Toast } from 'radix-ui';
import { classNames } from './class-names.ts';
import { dismissToast, type ToastMessage, useToasts } from './toast-store.ts';

const TOAST_MS = 3000;

const positions = {
  'top-left': 'top-4 left-4',
  'top-center': 'top-4 left-1/2 -translate-x-1/2',
  'top-right': 'top-4 right-4',
  'bottom-left': 'bottom-4 left-4',
  'bottom-center': 'bottom-4 left-1/2 -translate-x-1/2',
  'bottom-right': 'bottom-4 right-4',
} as const;

interface ToasterProps {
  readonly position?: keyof typeof positions;
  readonly closeLabel: string;
  readonly regionLabel: string;
}

function ToastCard({ message, closeLabel }: { readonly message: ToastMessage; readonly closeLabel: string }) {
  return (
    <Toast.Root
      duration={TOAST_MS}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      className={classNames(
        'flex items-center gap-3 rounded-card border-l-4 bg-card px-4 py-3 shadow-lg',
        message.tone === 'success' ? 'border-leaf' : 'border-coral',
      )}
    >
      <Toast.Description className="grow">{message.text}</Toast.Description>
      <Toast.Close aria-label={closeLabel} className="min-h-11 min-w-11 rounded-full text-xl">
        ×
      </Toast.Close>
    </Toast.Root>
  );
}

/** Mounted once, near the root. */
export function Toaster({ position = 'bottom-right', closeLabel, regionLabel }: ToasterProps) {
  const messages = useToasts((state) => state.messages);
  return (
    <Toast.Provider label={regionLabel}>
      {messages.map((message) => (
        <ToastCard key={message.id} message={message} closeLabel={closeLabel} />
      ))}
      <Toast.Viewport
        className={classNames(
          'fixed z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none',
          positions[position],
        )}
      />
    </Toast.Provider>
  );
}
