import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** The token of the link: a phone that discarded the tab reloads it, and the address no longer has it. */
export const whereLink = (): Stored<string> => stored('where-link', z.string(), { ofTab: true })
