import { riderCalls, riderOpsCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { inviteRider, inviteRiderAgain } from './accounts/invite-rider.ts'
import { listRiders } from './accounts/operated-riders.ts'
import { getOwnAccount, setOwnAccount } from './accounts/set-own-account.ts'
import { setRiderStatus } from './accounts/set-rider-status.ts'
import type { RiderDeps } from './deps.ts'
import { endOwnDevice, listOwnDevices } from './devices/end-devices.ts'
import { refreshDevice } from './devices/refresh-device.ts'
import { acceptInvitation } from './login/accept-invitation.ts'
import { logInRider } from './login/log-in.ts'
import { sendRiderCode } from './login/send-code.ts'

export function riderRoutes(app: FastifyInstance, deps: RiderDeps): void {
  loginRoutes(app, deps)
  ownRoutes(app, deps)
  operatorRoutes(app, deps)
}

function loginRoutes(app: FastifyInstance, deps: RiderDeps): void {
  const { acceptRiderInvitation, sendRiderCode: sendCode, riderLogin, refreshRider } = riderCalls
  serve(app, acceptRiderInvitation, (visitor) =>
    deps.recordingRefusals(visitor, { call: acceptRiderInvitation.name }, () =>
      acceptInvitation(deps, visitor, { token: visitor.body.token, deviceName: visitor.body.device_name }),
    ),
  )
  serve(app, sendCode, (visitor) =>
    deps.recordingRefusals(visitor, { call: sendCode.name, account: visitor.body.phone_number }, () =>
      sendRiderCode(deps, visitor, visitor.body.phone_number),
    ),
  )
  serve(app, riderLogin, (visitor) => {
    const { phone_number: phoneNumber, code, device_name: deviceName } = visitor.body
    return deps.recordingRefusals(visitor, { call: riderLogin.name, account: phoneNumber }, () =>
      logInRider(deps, visitor, { phoneNumber, code, deviceName }),
    )
  })
  serve(app, refreshRider, (visitor) =>
    deps.recordingRefusals(visitor, { call: refreshRider.name }, () =>
      refreshDevice(deps, visitor.country, visitor.body.device_token),
    ),
  )
}

function ownRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, riderCalls.getOwnRider, ({ caller }) => getOwnAccount(deps, caller.riderId))
  serve(app, riderCalls.setRider, (context) => setOwnAccount(deps, context))
  serve(app, riderCalls.listRiderDevices, ({ caller }) => listOwnDevices(deps, caller))
  serve(app, riderCalls.endRiderDevice, ({ caller, params }) => endOwnDevice(deps, caller, params.id))
}

function operatorRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, riderOpsCalls.inviteRider, (context) => inviteRider(deps, context))
  serve(app, riderOpsCalls.inviteRiderAgain, (context) => inviteRiderAgain(deps, context))
  serve(app, riderOpsCalls.listRiders, ({ country, query }) => listRiders(deps, country, query))
  serve(app, riderOpsCalls.setRiderStatus, (context) => setRiderStatus(deps, context))
}
