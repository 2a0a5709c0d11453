import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** Version of this program, as in `package.json` of the repository. */
export const release: string = manifest.parse(
  JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')),
).version
