import type { Theme } from './theme.ts';
import { themesToDo } from './themes-to-do.ts';
import { themesToSee } from './themes-to-see.ts';

/** Themes that are a category say so; the others read names and texts of the catalogue. Order is the order of answers. */
export const themes: readonly Theme[] = [...themesToSee, ...themesToDo];
