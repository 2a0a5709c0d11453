import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** The token of the link: a phone that dropped the tab loads it anew, and the address has it no more. */
export const whereLink = (): Stored<string> => stored('where-link', z.string(), { ofTab: true })
