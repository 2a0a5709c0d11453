import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { orders } from './orders.ts'
import { request } from './request.ts'
import { shell } from './shell.ts'

/** The English source: the keys of every other catalogue are these. */
export const en = { ...common, ...shell, ...account, ...errors, ...request, ...orders } as const
