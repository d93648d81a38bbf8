import { coverFiles } from './files.ts';

/** Made while this module is loaded: what loads it for a build can load nothing later. */
export const madeFiles = await coverFiles();
