import { account } from './account.ts'
import { asking } from './asking.ts'
import { bulk } from './bulk.ts'
import { common } from './common.ts'
import { conversation } from './conversation.ts'
import { dropOff } from './drop-off.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { handover } from './handover.ts'
import { history } from './history.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import { modes } from './modes.ts'
import { money } from './money.ts'
import { operator } from './operator.ts'
import { orders } from './orders.ts'
import { outlet } from './outlet.ts'
import { people } from './people.ts'
import { publicPages } from './public-pages.ts'
import { registration } from './registration.ts'
import { request } from './request.ts'
import { shell } from './shell.ts'

export const el = {
  ...account,
  ...asking,
  ...bulk,
  ...common,
  ...conversation,
  ...dropOff,
  ...errors,
  ...frame,
  ...handover,
  ...history,
  ...landing,
  ...mail,
  ...modes,
  ...money,
  ...operator,
  ...orders,
  ...outlet,
  ...people,
  ...publicPages,
  ...registration,
  ...request,
  ...shell,
} as const
