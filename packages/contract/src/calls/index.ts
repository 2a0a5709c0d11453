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
import * as riderData from './parties/rider-data-calls.ts'
import * as riderDocument from './parties/rider-document-calls.ts'
import * as zone from './parties/zone-calls.ts'
import * as riderPayout from './money/rider-payout-calls.ts'
import * as registration from './parties/registration-calls.ts'
import * as terms from './settings/terms-calls.ts'
import * as vendor from './parties/vendor-calls.ts'
import * as operatorAccount from './settings/operator-account-calls.ts'
import * as operatorSession from './settings/operator-session-calls.ts'
import * as moneyDesk from './money/money-desk-calls.ts'
import * as cashBatch from './money/cash-batch-calls.ts'
import * as ledger from './money/ledger-calls.ts'
import * as voucher from './ordering/voucher-calls.ts'
import * as board from './operations/board-calls.ts'
import * as shop from './operations/shop-calls.ts'
import * as helpDesk from './operations/help-desk-calls.ts'
import * as riderDesk from './parties/rider-desk-calls.ts'
import * as shift from './parties/shift-calls.ts'
import * as strike from './parties/strike-calls.ts'
import * as riderMoney from './money/rider-money-calls.ts'
import * as exception from './operations/exception-calls.ts'
import * as pressure from './ordering/pressure-calls.ts'
import * as view from './operations/view-calls.ts'
import * as orderDesk from './operations/order-desk-calls.ts'
import * as backup from './operations/backup-calls.ts'
import * as price from './operations/price-calls.ts'
import * as numbers from './operations/numbers-calls.ts'
import * as listView from './settings/list-view-calls.ts'
import * as shopHours from './operations/shop-hours-calls.ts'
import * as testShop from './operations/test-shop-calls.ts'
import * as webhook from './programs/webhook-calls.ts'
import * as key from './programs/key-calls.ts'
import * as text from './settings/text-calls.ts'
import * as termsDesk from './settings/terms-desk-calls.ts'
import * as picture from './settings/picture-calls.ts'
import * as shownTerms from './settings/shown-terms-calls.ts'

const { parameterName: _parameterName, ...vendorCalls } = vendor
const { keptData: _keptData, ...riderDataCalls } = riderData
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
  ...riderDocument,
  ...operatorSession,
  ...operatorAccount,
  ...riderDataCalls,
  ...zone,
  ...riderPayout,
  ...board,
  ...shop,
  ...helpDesk,
  ...moneyDesk,
  ...cashBatch,
  ...ledger,
  ...riderDesk,
  ...shift,
  ...strike,
  ...riderMoney,
  ...exception,
  ...pressure,
  ...view,
  ...orderDesk,
  ...price,
  ...backup,
  ...numbers,
  ...listView,
  ...shopHours,
  ...testShop,
  ...webhook,
  ...key,
  ...text,
  ...termsDesk,
  ...picture,
  ...shownTerms,
}
