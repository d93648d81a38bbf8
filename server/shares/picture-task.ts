/** What goes to the thread that draws. */
export interface PictureTask {
  readonly id: number;
  readonly svg: string;
}

/** What comes back: a PNG, or what went wrong in the thread. */
export type PictureAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failed: string };
