import type { writtenLocales } from '../locales.ts'
import type { Catalogue } from '../text-key.ts'
import { ar } from './ar/index.ts'
import { en } from './en/index.ts'
import { hu } from './hu/index.ts'

/** Every catalogue that is served, by language. */
export const catalogues: Readonly<Record<(typeof writtenLocales)[number], Catalogue>> = { en, ar, hu }
