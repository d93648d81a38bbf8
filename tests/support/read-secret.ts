import { readConfig } from '#server/config.ts';

/** A first start as far as the secret, for a process that is hindered or killed on its way: prints it. */
const [dataDir = ''] = process.argv.slice(2);
process.stdout.write(readConfig({ DATA_DIR: dataDir }).secret);
