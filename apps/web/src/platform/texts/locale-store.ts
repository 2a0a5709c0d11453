import { type Stored, stored } from '../storage/index.ts'
import { z } from 'zod'

/** The language chosen before, as a tag that may no longer be offered. */
export const localeStore = (): Stored<string> => stored('locale', z.string())
