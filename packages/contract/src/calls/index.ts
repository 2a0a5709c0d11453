import * as account from './account-calls.ts'
import * as bulk from './bulk-calls.ts'
import * as decision from './decision-calls.ts'
import * as delivery from './delivery-calls.ts'
import * as dropOff from './drop-off-calls.ts'
import * as fleet from './fleet-calls.ts'
import * as help from './help-calls.ts'
import * as history from './history-calls.ts'
import * as link from './link-calls.ts'
import * as message from './message-calls.ts'
import * as operator from './operator-calls.ts'
import * as moneyOps from './money-ops-calls.ts'
import * as order from './order-calls.ts'
import * as payment from './payment-calls.ts'
import * as place from './place-calls.ts'
import * as proof from './proof-calls.ts'
import * as publicOrder from './public-calls.ts'
import * as registration from './registration-calls.ts'
import * as terms from './terms-calls.ts'
import * as vendor from './vendor-calls.ts'
import * as voucher from './voucher-calls.ts'

const { parameterName: _parameterName, ...vendorCalls } = vendor
const { difference: _difference, ...moneyOpsCalls } = moneyOps

/** Every call of the service, by name. */
export const calls = {
  ...account,
  ...registration,
  ...terms,
  ...vendorCalls,
  ...place,
  ...decision,
  ...delivery,
  ...order,
  ...payment,
  ...help,
  ...history,
  ...bulk,
  ...dropOff,
  ...message,
  ...link,
  ...publicOrder,
  ...proof,
  ...fleet,
  ...operator,
  ...moneyOpsCalls,
  ...voucher,
}
