import { randomUUID } from 'node:crypto'
import { type CountryCode, deployments } from '@beckon/domain/country'
import type { Streets } from '@beckon/streets'
import { insertUser } from '../../apps/server/src/capabilities/parties/accounts/index.ts'
import type { Tx } from '../../apps/server/src/platform/database/transaction.ts'
import { demoAddressBook, demoRegulars } from './demo-customers.ts'
import { demoBooks } from './demo-books.ts'
import { demoPhotos } from './demo-proofs.ts'
import { demoOrders } from './demo-orders.ts'
import { demoRiders } from './demo-riders.ts'
import { demoVendors } from './demo-vendors.ts'
import { demoVouchers } from './demo-vouchers.ts'
import { seededRandom } from './random.ts'
import { addressesOf } from './spots.ts'
import { words } from './vocabulary/index.ts'

interface World {
  readonly email: string
  readonly streets: Streets
  readonly passwordHash: string
  readonly country: CountryCode
  readonly now: Date
}

/** Inserts accounts, vendors, riders, orders and money of the demo world of a country. */
export async function insertWorld(
  tx: Tx,
  { email, streets, passwordHash, country, now }: World,
): Promise<void> {
  const deployment = { ...deployments[country], environment: 'san' as const }
  const random = seededRandom(`demo-world:${country}`)
  const city = addressesOf(deployment, words[country], streets, random)
  const ground = { deployment, words: words[country], city, random, now }
  const userId = randomUUID()
  const vendors = demoVendors(ground)
  const riders = demoRiders(country, ground.words, city, random, now)
  // The parent sends parcels too, so that the first login shows orders.
  const regulars = demoRegulars({ ...ground, country }, vendors)
  const orders = demoOrders({ ...ground, userId, shops: vendors, riders, regulars })
  await insertUser(tx, { userId, country, email, passwordHash, now, termsAcceptedAt: now })
  await tx.insertInto('vendor').values(vendors).execute()
  const owned = vendors.filter((vendor) => vendor.parent_vendor_id === null)
  await tx
    .insertInto('vendor_owner')
    .values(owned.map(({ vendor_id }) => ({ vendor_id, user_id: userId })))
    .execute()
  await tx.insertInto('saved_address').values(demoAddressBook(regulars, { country, now })).execute()
  await tx.insertInto('voucher').values(demoVouchers(country, now)).execute()
  await tx.insertInto('rider').values(riders).execute()
  await turnOnCardPayments(tx, country, now)
  await insertOrders(tx, orders)
  const books = demoBooks(orders, now)
  await tx.insertInto('cash_collection').values(books.cash).execute()
  if (books.settlements.length > 0) {
    await tx.insertInto('cash_settlement').values(books.settlements).execute()
  }
  await tx.insertInto('ledger_entry').values(books.entries).execute()
  await tx.insertInto('ledger_posting').values(books.postings).execute()
  const photographed = orders.flatMap(({ isRecent, proofs }) => (isRecent ? proofs : []))
  await tx
    .insertInto('proof_photo')
    .values(await demoPhotos(country, photographed))
    .execute()
}

async function insertOrders(tx: Tx, orders: ReturnType<typeof demoOrders>): Promise<void> {
  await tx
    .insertInto('orders')
    .values(orders.map(({ order }) => order))
    .execute()
  await tx
    .insertInto('order_status')
    .values(orders.flatMap(({ history }) => history))
    .execute()
  await tx
    .insertInto('order_proof')
    .values(orders.flatMap(({ proofs }) => proofs))
    .execute()
}

/** Turns online payment on, for the test cards of the sandbox gateway, unless an operator has decided before. */
async function turnOnCardPayments(tx: Tx, country: CountryCode, now: Date): Promise<void> {
  await tx
    .insertInto('country_parameter')
    .values({ country, name: 'onlinePaymentActivated', value: 'true', changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
