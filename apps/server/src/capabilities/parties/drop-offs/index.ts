import { dropOffCalls, type SavedAddress } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { ActingUser, VendorsService } from '../vendors/index.ts'
import {
  type BookPage,
  type BookSearch,
  type ChangedEntry,
  changeCustomer,
  deleteCustomer,
  type EntryKey,
  type NewEntry,
  pageOfBook,
  readCustomer,
  saveCustomer,
  searchCustomers,
} from './address-book.ts'
import { answerQuestion, readPlaceRequest, askForPlace, readQuestion } from './ask-for-place.ts'
import type { DropOffDeps } from './deps.ts'
import { frequentDropOffs } from './frequent-drop-offs.ts'
import { retention } from './schema.ts'

export { searchTextOf } from './address-book.ts'

export interface DropOffsService {
  routes(app: FastifyInstance): void
  readonly book: AddressBook
}

/** The address book of a vendor for a user who may act for it. */
export interface AddressBook {
  /** Returns a page of the entries, by id; the next one begins behind the last id. */
  page(user: ActingUser, page: BookPage): Promise<SavedAddress[] | Refusal>
  read(user: ActingUser, entry: EntryKey): Promise<SavedAddress | Refusal>
  search(user: ActingUser, search: BookSearch): Promise<SavedAddress[] | Refusal>
  save(user: ActingUser, entry: NewEntry): Promise<{ readonly result: SavedAddress } | Refusal>
  change(user: ActingUser, entry: ChangedEntry): Promise<{ readonly result: SavedAddress } | Refusal>
  delete(user: ActingUser, entry: EntryKey): Promise<{ readonly result: true } | Refusal>
}

export interface RequiredServices {
  readonly vendors: VendorsService
  readonly isOn: DropOffDeps['isOn']
}

/** Where parcels go: customers who are known, and customers who say it themselves. */
export function dropOffs(platform: Platform, services: RequiredServices): DropOffsService {
  const { db, clock, config, deploymentOf } = platform
  platform.retention.add(retention)
  const deps: DropOffDeps = {
    db,
    clock,
    deploymentOf,
    linkTo: (deployment: Deployment, path) => linkTo(config, deployment, path),
    ...services,
  }
  return {
    book: {
      page: (user, page) => pageOfBook(deps, user, page),
      read: (user, entry) => readCustomer(deps, user, entry),
      search: (user, search) => searchCustomers(deps, user, search),
      save: (user, entry) => saveCustomer(deps, user, entry),
      change: (user, entry) => changeCustomer(deps, user, entry),
      delete: (user, entry) => deleteCustomer(deps, user, entry),
    },
    routes(app) {
      addressBookRoutes(app, deps)
      questionRoutes(app, deps)
    },
  }
}

function addressBookRoutes(app: FastifyInstance, deps: DropOffDeps): void {
  serve(app, dropOffCalls.searchCustomers, ({ caller, params, query }) =>
    searchCustomers(deps, caller, { vendorId: params.vendorId, typed: query.query }),
  )
  serve(app, dropOffCalls.saveCustomer, ({ caller, params, body }) =>
    saveCustomer(deps, caller, { vendorId: params.vendorId, entry: body }),
  )
  serve(app, dropOffCalls.changeCustomer, ({ caller, params, body }) =>
    changeCustomer(deps, caller, { ...params, entry: body }),
  )
  serve(app, dropOffCalls.deleteCustomer, ({ caller, params }) => deleteCustomer(deps, caller, params))
  serve(app, dropOffCalls.frequentDropOffs, async ({ caller, params }) => {
    const vendor = await deps.vendors.vendorFor(caller, params.vendorId)
    if (isRefusal(vendor)) return vendor
    const hasBook = await deps.isOn(caller.country, 'AddressBook', vendor)
    return { result: await frequentDropOffs(deps.db, params.vendorId, { hasBook }) }
  })
}

function questionRoutes(app: FastifyInstance, deps: DropOffDeps): void {
  serve(app, dropOffCalls.askForPlace, ({ caller, params, deployment }) =>
    askForPlace(deps, caller, { vendorId: params.vendorId, deployment }),
  )
  serve(app, dropOffCalls.getAskedPlace, ({ caller, params }) => readPlaceRequest(deps, caller, params))
  serve(app, dropOffCalls.readPlaceQuestion, ({ country, body }) => readQuestion(deps, country, body.token))
  serve(app, dropOffCalls.answerPlaceQuestion, ({ country, body }) => answerQuestion(deps, country, body))
}
