import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Compiled modules of this checkout: a later start neither strips types nor compiles a module that is unchanged. */
export const compileCache = join(fileURLToPath(new URL('../..', import.meta.url)), '.cache', 'modules')
