import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** The name of the last registration or recovery in this tab, so that the login form can contain it. */
export const lastName = (): Stored<string> => stored('sign-in-name', z.string().max(254), { ofTab: true })
