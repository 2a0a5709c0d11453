import { account } from './account.ts'
import { asking } from './asking.ts'
import { board } from './board.ts'
import { bulk } from './bulk.ts'
import { bulkFile } from './bulk-file.ts'
import { common } from './common.ts'
import { conversation } from './conversation.ts'
import { developers } from './developers.ts'
import { dropOff } from './drop-off.ts'
import { errors } from './errors.ts'
import { following } from './following.ts'
import { frame } from './frame.ts'
import { guest } from './guest.ts'
import { handover } from './handover.ts'
import { helpDesk } from './help-desk.ts'
import { history } from './history.ts'
import { keys } from './keys.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import { member } from './member.ts'
import { modes } from './modes.ts'
import { money } from './money.ts'
import { operator } from './operator.ts'
import { orders } from './orders.ts'
import { outlet } from './outlet.ts'
import { pay } from './pay.ts'
import { people } from './people.ts'
import { pressure } from './pressure.ts'
import { proof } from './proof.ts'
import { publicPages } from './public-pages.ts'
import { registration } from './registration.ts'
import { request } from './request.ts'
import { rider } from './rider.ts'
import { shell } from './shell.ts'
import { timeline } from './timeline.ts'
import { voucher } from './voucher.ts'
import { webhooks } from './webhooks.ts'

export const ja = {
  ...account,
  ...asking,
  ...bulkFile,
  ...bulk,
  ...common,
  ...conversation,
  ...dropOff,
  ...errors,
  ...following,
  ...frame,
  ...guest,
  ...handover,
  ...history,
  ...helpDesk,
  ...landing,
  ...legal,
  ...mail,
  ...member,
  ...modes,
  ...money,
  ...operator,
  ...orders,
  ...outlet,
  ...pay,
  ...people,
  ...pressure,
  ...proof,
  ...publicPages,
  ...registration,
  ...request,
  ...rider,
  ...shell,
  ...timeline,
  ...voucher,
  ...board,
  ...webhooks,
  ...keys,
  ...developers,
} as const
