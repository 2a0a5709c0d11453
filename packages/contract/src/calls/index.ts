import * as account from './parties/account-calls.ts'
import * as bulk from './ordering/bulk-calls.ts'
import * as decision from './fulfilment/decision-calls.ts'
import * as delivery from './ordering/delivery-calls.ts'
import * as dropOff from './parties/drop-off-calls.ts'
import * as fleet from './fulfilment/fleet-calls.ts'
import * as help from './support/help-calls.ts'
import * as history from './ordering/history-calls.ts'
import * as link from './fulfilment/link-calls.ts'
import * as message from './fulfilment/message-calls.ts'
import * as operator from './settings/operator-calls.ts'
import * as moneyOps from './money/money-ops-calls.ts'
import * as order from './ordering/order-calls.ts'
import * as payment from './money/payment-calls.ts'
import * as place from './parties/place-calls.ts'
import * as proof from './fulfilment/proof-calls.ts'
import * as publicOrder from './fulfilment/public-calls.ts'
import * as rider from './parties/rider-calls.ts'
import * as riderOps from './parties/rider-ops-calls.ts'
import * as registration from './parties/registration-calls.ts'
import * as terms from './settings/terms-calls.ts'
import * as vendor from './parties/vendor-calls.ts'
import * as voucher from './ordering/voucher-calls.ts'

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
  ...rider,
  ...riderOps,
  ...operator,
  ...moneyOpsCalls,
  ...voucher,
}
