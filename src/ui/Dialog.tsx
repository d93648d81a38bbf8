import { Modal, type ModalProps } from './Modal.tsx';

/** A question or a short form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      shape="inset-0 m-auto h-fit max-h-[85dvh] w-[calc(100vw-2rem)] max-w-lg rounded-card border starting:scale-95"
    />
  );
}
