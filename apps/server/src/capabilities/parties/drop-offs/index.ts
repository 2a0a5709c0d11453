import { dropOffCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { VendorsDoor } from '../vendors/index.ts'
import { changeCustomer, deleteCustomer, saveCustomer, searchCustomers } from './address-book.ts'
import { answerQuestion, askedPlace, askForPlace, readQuestion } from './ask-for-place.ts'
import type { DropOffParts } from './drop-off-parts.ts'
import { frequentDropOffs } from './frequent-drop-offs.ts'
import { retention } from './schema.ts'

export { searchTextOf } from './address-book.ts'

export interface DropOffsDoor {
  routes(app: FastifyInstance): void
}

export interface DropOffNeeds {
  readonly vendors: VendorsDoor
  readonly isOn: DropOffParts['isOn']
}

/** Where parcels go: customers who are known, and customers who say it themselves. */
export function dropOffs(platform: Platform, needs: DropOffNeeds): DropOffsDoor {
  const { db, clock, config, deploymentOf } = platform
  platform.retention.add(retention)
  const parts: DropOffParts = {
    db,
    clock,
    deploymentOf,
    linkTo: (deployment: Deployment, path) => linkTo(config, deployment, path),
    ...needs,
  }
  return {
    routes(app) {
      addressBookRoutes(app, parts)
      questionRoutes(app, parts)
    },
  }
}

function addressBookRoutes(app: FastifyInstance, parts: DropOffParts): void {
  serve(app, dropOffCalls.searchCustomers, ({ caller, params, query }) =>
    searchCustomers(parts, caller, { vendorId: params.vendorId, typed: query.query }),
  )
  serve(app, dropOffCalls.saveCustomer, ({ caller, params, body }) =>
    saveCustomer(parts, caller, { vendorId: params.vendorId, entry: body }),
  )
  serve(app, dropOffCalls.changeCustomer, ({ caller, params, body }) =>
    changeCustomer(parts, caller, { ...params, entry: body }),
  )
  serve(app, dropOffCalls.deleteCustomer, ({ caller, params }) => deleteCustomer(parts, caller, params))
  serve(app, dropOffCalls.frequentDropOffs, async ({ caller, params }) => {
    if (!(await parts.vendors.mayAct(caller, params.vendorId))) return refuse('vendor.not-found')
    const hasBook = await parts.isOn(caller.country, 'AddressBook')
    return { result: await frequentDropOffs(parts.db, params.vendorId, { hasBook }) }
  })
}

function questionRoutes(app: FastifyInstance, parts: DropOffParts): void {
  serve(app, dropOffCalls.askForPlace, ({ caller, params, deployment }) =>
    askForPlace(parts, caller, { vendorId: params.vendorId, deployment }),
  )
  serve(app, dropOffCalls.getAskedPlace, ({ caller, params }) => askedPlace(parts, caller, params))
  serve(app, dropOffCalls.readPlaceQuestion, ({ country, body }) => readQuestion(parts, country, body.token))
  serve(app, dropOffCalls.answerPlaceQuestion, ({ country, body }) => answerQuestion(parts, country, body))
}
