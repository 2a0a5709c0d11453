import { loadChanged } from '../src/capabilities/settings/flags/store.ts'
import {
  type MoveRequest,
  moveOrder,
  type MoveOrderDeps,
} from '../src/capabilities/ordering/orders/change/move-order.ts'
import { valuesFrom } from '../src/capabilities/settings/flags/evaluate.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import type { TestServer } from './test-server.ts'

/** Dependencies for moving an order, so that a test can move one as any part of the service would. */
export const moving = ({ platform }: Pick<TestServer, 'platform'>): MoveOrderDeps => ({
  clock: platform.clock,
  outbox: platform.outbox,
  isOn: async (country, flag) => valuesFrom(await loadChanged(platform.db, country))[flag],
})

/** Moves an order, in a transaction of its own. */
export const move = (server: Pick<TestServer, 'platform'>, request: MoveRequest) =>
  inTransaction(server.platform.db, (tx) => moveOrder(moving(server), tx, request))
