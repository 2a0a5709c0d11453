import { asking } from './asking.ts'
import { bulk } from './bulk.ts'
import { bulkFile } from './bulk-file.ts'
import { legal } from './legal.ts'
import { member } from './member.ts'
import { orders } from './orders.ts'
import { publicPages } from './public-pages.ts'
import { request } from './request.ts'
import { rider } from './rider.ts'

export const elCY = {
  ...asking,
  ...bulkFile,
  ...bulk,
  ...legal,
  ...member,
  ...orders,
  ...publicPages,
  ...request,
  ...rider,
} as const
