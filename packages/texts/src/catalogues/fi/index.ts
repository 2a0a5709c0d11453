import { account } from './account.ts'
import { asking } from './asking.ts'
import { bulk } from './bulk.ts'
import { bulkFile } from './bulk-file.ts'

export const fi = {
  ...account,
  ...asking,
  ...bulkFile,
  ...bulk,
} as const
