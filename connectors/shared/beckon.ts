import { type Beckon, createBeckon } from '@beckon/sdk'
import { z } from 'zod'
import { SetupError } from './setup-error.ts'

/** Settings of every connector. */
export const commonSettings = {
  url: z
    .string({ error: 'is missing: the address of the portal of your country, e.g. https://sg.example.com' })
    .regex(/^https?:\/\/[^/]+\/?$/u, 'must be an address without a path, e.g. https://sg.example.com'),
  key: z.string({
    error: 'is missing: put a key into a file and name the file in BECKON_KEY_FILE',
  }),
  mapping: z.string({ error: 'is missing: the path of the mapping file' }).min(1, 'must be a path'),
  folder: z.string({ error: 'is missing: the path of the folder' }).min(1, 'must be a path'),
}

/** The client of the API for the settings. */
export function beckonFor({ key, url }: { readonly key: string; readonly url: string }): Beckon {
  try {
    return createBeckon({ key, baseUrl: url })
  } catch {
    throw new SetupError([
      'Setting key: is no key. It begins with bkn_live_ or bkn_test_ and has 45 characters: copy it again.',
    ])
  }
}
