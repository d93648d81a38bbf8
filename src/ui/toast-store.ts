import { create } from 'zustand';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** A way back, such as Undo; the toast then stays longer. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface ToastState {
  readonly messages: readonly ToastMessage[];
}

export const useToasts = create<ToastState>(() => ({ messages: [] }));

let nextId = 1;

/**
 * Shows the result of something for three seconds; errors that need an answer belong into the screen. What says the same as one that is
 * still shown takes its place; but each of two undos is one of its own.
 */
export function showToast(tone: ToastMessage['tone'], text: string, action?: ToastAction): void {
  const message = { id: nextId++, tone, text, ...(action && { action }) };
  useToasts.setState(({ messages }) => ({ messages: [...messages.filter((one) => !isSame(one, message)), message] }));
}

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone && one.text === other.text && (one.tone === 'error' || !one.action);

export function dismissToast(id: number): void {
  useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}
