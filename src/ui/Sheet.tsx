import { Modal, type ModalProps } from './Modal.tsx';

/** Something beside the page: from below on phones, from the side on wide screens. */
export function Sheet(props: ModalProps) {
  return (
    <Modal
      {...props}
      shape="inset-x-0 bottom-0 max-h-[90dvh] rounded-t-3xl border-t pb-[env(safe-area-inset-bottom)] max-md:starting:translate-y-16 md:inset-y-0 md:left-auto md:max-h-none md:w-[26rem] md:rounded-none md:border-t-0 md:border-l md:starting:translate-x-16"
    />
  );
}
