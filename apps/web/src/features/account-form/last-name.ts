import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** The name somebody registered or recovered with in this tab, so that it need not be typed again to sign in. */
export const lastName = (): Stored<string> => stored('sign-in-name', z.string().max(254), { ofTab: true })
