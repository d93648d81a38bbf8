import type { Size, View } from './projection.ts';

/** What lies under markers and paths, whichever engine draws it: it shows the view it is given and asks for nothing. */
export interface BaseMapProps {
  readonly view: View;
  readonly size: Size;
}
