import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { orders } from './orders.ts'
import { request } from './request.ts'
import { shell } from './shell.ts'

/** Keys and placeholders as in the English source; a test compares them. */
export const hu = { ...common, ...shell, ...account, ...errors, ...request, ...orders }
