import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** The token of the link. A phone may discard and reload the tab, and the address no longer has the token. */
export const whereLink = (): Stored<string> => stored('where-link', z.string(), { ofTab: true })
