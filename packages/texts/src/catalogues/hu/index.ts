import { account } from './account.ts'
import { asking } from './asking.ts'
import { bulkFile } from './bulk-file.ts'
import { bulk } from './bulk.ts'
import { common } from './common.ts'
import { consoleExceptions } from './console-exceptions.ts'
import { consoleBoard } from './console-board.ts'
import { console } from './console.ts'
import { consoleTexts } from './console-texts.ts'
import { consoleOrders } from './console-orders.ts'
import { consoleHours } from './console-hours.ts'
import { consoleViews } from './console-views.ts'
import { consoleShops } from './console-shops.ts'
import { consoleHelp } from './console-help.ts'
import { consoleMoney } from './console-money.ts'
import { consoleRiders } from './console-riders.ts'
import { consolePressure } from './console-pressure.ts'
import { consoleCountry } from './console-country.ts'
import { consoleOperators } from './console-operators.ts'
import { consoleSettings } from './console-settings.ts'
import { consoleNumbers } from './console-numbers.ts'
import { conversation } from './conversation.ts'
import { dropOff } from './drop-off.ts'
import { errors } from './errors.ts'
import { following } from './following.ts'
import { frame } from './frame.ts'
import { guest } from './guest.ts'
import { handover } from './handover.ts'
import { history } from './history.ts'
import { helpDesk } from './help-desk.ts'
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
import { board } from './board.ts'
import { webhooks } from './webhooks.ts'
import { keys } from './keys.ts'
import { developers } from './developers.ts'

/** Keys and placeholders as in the English source; a test compares them. */
export const hu = {
  ...common,
  ...shell,
  ...rider,
  ...console,
  ...consoleShops,
  ...consoleHelp,
  ...consoleRiders,
  ...consoleExceptions,
  ...pressure,
  ...consolePressure,
  ...consoleCountry,
  ...consoleOperators,
  ...consoleSettings,
  ...consoleNumbers,
  ...consoleBoard,
  ...consoleOrders,
  ...consoleHours,
  ...consoleViews,
  ...consoleTexts,
  ...timeline,
  ...account,
  ...errors,
  ...request,
  ...orders,
  ...history,
  ...registration,
  ...people,
  ...dropOff,
  ...asking,
  ...conversation,
  ...handover,
  ...proof,
  ...outlet,
  ...helpDesk,
  ...landing,
  ...legal,
  ...mail,
  ...modes,
  ...money,
  ...pay,
  ...operator,
  ...following,
  ...frame,
  ...bulk,
  ...bulkFile,
  ...publicPages,
  ...voucher,
  ...guest,
  ...board,
  ...consoleMoney,
  ...webhooks,
  ...keys,
  ...member,
  ...developers,
}
