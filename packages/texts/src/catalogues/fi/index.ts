import { account } from './account.ts'
import { asking } from './asking.ts'
import { bulk } from './bulk.ts'
import { bulkFile } from './bulk-file.ts'
import { common } from './common.ts'
import { conversation } from './conversation.ts'
import { dropOff } from './drop-off.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { guest } from './guest.ts'
import { handover } from './handover.ts'
import { helpDesk } from './help-desk.ts'
import { history } from './history.ts'

export const fi = {
  ...account,
  ...asking,
  ...bulkFile,
  ...bulk,
  ...common,
  ...conversation,
  ...dropOff,
  ...errors,
  ...frame,
  ...guest,
  ...handover,
  ...history,
  ...helpDesk,
} as const
