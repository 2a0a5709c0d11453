import type { FastifyInstance } from 'fastify'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import { type AccountsService, addressLimits } from '../accounts/index.ts'
import type { RiderDeps } from './deps.ts'
import { riderRecogniser } from './devices/access-token.ts'
import { openDevices } from './devices/open-devices.ts'
import type { RiderListener } from './rider-listener.ts'
import { riderRoutes } from './routes.ts'
import { retention } from './schema.ts'

export { enrolSimulatedRiders, type SimulatedRider } from './accounts/enrol-simulated.ts'
export { demoRiderId, isDemoRider } from './policy.ts'
export type { RiderAccount, RiderListener } from './rider-listener.ts'

export interface RidersService {
  routes(app: FastifyInstance): void
  /** Adds an effect of every account that becomes active, changes, is suspended or leaves, in the same transaction. */
  onChanged(listener: RiderListener): void
}

export interface RequiredServices {
  readonly notify: NotifyService
  readonly accounts: Pick<AccountsService, 'passwords' | 'recordingRefusals'>
}

/** Accounts of riders: invitations, logins by code, devices, and the operator's changes. */
export function riders(platform: Platform, { notify, accounts }: RequiredServices): RidersService {
  const { db, clock, bus, callers, config } = platform
  platform.retention.add(retention)
  const listeners: RiderListener[] = []
  const deps: RiderDeps = {
    db,
    clock,
    bus,
    notify,
    signer: platform.signer('rider'),
    passwords: accounts.passwords,
    recordingRefusals: accounts.recordingRefusals,
    guessLimit: addressLimits(config.attemptsPerAddress).guess,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    async changed(tx, account) {
      for (const listener of listeners) await listener(tx, account)
    },
  }
  callers.recognise('rider', riderRecogniser(deps.signer, openDevices(platform)))
  return {
    routes: (app) => riderRoutes(app, deps),
    onChanged: (listener) => void listeners.push(listener),
  }
}
