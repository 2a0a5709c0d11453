import {
  riderCalls,
  riderDataCalls,
  riderDeskCalls,
  riderDocumentCalls,
  riderOpsCalls,
  shiftCalls,
  strikeCalls,
  zoneCalls,
} from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { changeRider } from './accounts/change-rider.ts'
import { inviteRider, inviteRiderAgain } from './accounts/invite-rider.ts'
import { listRiders } from './accounts/operated-riders.ts'
import { getOwnAccount, setOwnAccount } from './accounts/set-own-account.ts'
import { setRiderStatus } from './accounts/set-rider-status.ts'
import { showRider } from './accounts/show-rider.ts'
import type { RiderDeps } from './deps.ts'
import { endOwnDevice, listOwnDevices } from './devices/end-devices.ts'
import { endRiderDevices, operatedDevices } from './devices/operated-devices.ts'
import { refreshDevice } from './devices/refresh-device.ts'
import { decideDocument, listDocuments } from './documents/decide-document.ts'
import { operatedDocuments, uploadDocument } from './documents/operated-documents.ts'
import { ownDocuments } from './documents/own-documents.ts'
import { readFileForOperator, readOwnFile } from './documents/read-document.ts'
import { sendDocument } from './documents/send-document.ts'
import { exportKeptData } from './kept-data/export-kept-data.ts'
import { listKeptData } from './kept-data/list-kept-data.ts'
import { exportForOperator, keptDataForOperator } from './kept-data/operated-kept-data.ts'
import { acceptInvitation } from './login/accept-invitation.ts'
import { logInRider } from './login/log-in.ts'
import { sendRiderCode } from './login/send-code.ts'
import { listOwnShifts, listShifts } from './shifts/list-shifts.ts'
import { planShift, removeShift } from './shifts/plan-shift.ts'
import { repeatShifts } from './shifts/repeat-shifts.ts'
import { giveStrike, listStrikes, withdrawStrike } from './strikes/operate-strikes.ts'
import { answerOwnStrike, ownStrikes } from './strikes/own-strikes.ts'
import { listZones, removeZone, setRiderZones, setZone } from './zones/change-zones.ts'
import { zonesOf } from './zones/zone-store.ts'

export function riderRoutes(app: FastifyInstance, deps: RiderDeps): void {
  loginRoutes(app, deps)
  ownRoutes(app, deps)
  operatorRoutes(app, deps)
  documentRoutes(app, deps)
  zoneRoutes(app, deps)
  deskRoutes(app, deps)
  shiftRoutes(app, deps)
  strikeRoutes(app, deps)
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
  serve(app, riderDataCalls.listKeptData, ({ caller }) => listKeptData(deps, caller))
  serve(app, riderDataCalls.exportKeptData, ({ caller }) => exportKeptData(deps, caller))
  serve(app, riderCalls.endRiderDevice, ({ caller, params }) => endOwnDevice(deps, caller, params.id))
}

function operatorRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, riderOpsCalls.inviteRider, (context) => inviteRider(deps, context))
  serve(app, riderOpsCalls.inviteRiderAgain, (context) => inviteRiderAgain(deps, context))
  serve(app, riderOpsCalls.listRiders, ({ caller, query }) => listRiders(deps, caller, query))
  serve(app, riderOpsCalls.setRiderStatus, (context) => setRiderStatus(deps, context))
}

function documentRoutes(app: FastifyInstance, deps: RiderDeps): void {
  const { listOwnDocuments, sendOwnDocument, readOwnDocument } = riderDocumentCalls
  serve(app, listOwnDocuments, ({ caller }) => ownDocuments(deps, deps.db, caller.riderId))
  serve(app, sendOwnDocument, (context) => sendDocument(deps, context), { tooLarge: 'document.too-large' })
  serve(app, readOwnDocument, ({ caller, params }) => readOwnFile(deps, caller, params.id))
  serve(app, riderDocumentCalls.listRiderDocuments, (context) => listDocuments(deps, context))
  serve(app, riderDocumentCalls.readRiderDocument, (context) => readFileForOperator(deps, context))
  serve(app, riderDocumentCalls.decideRiderDocument, (context) => decideDocument(deps, context))
}

function zoneRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, zoneCalls.listOwnZones, async ({ caller }) => ({
    result: (await zonesOf(deps.db, [caller.riderId])).map(({ zone_id: id, name }) => ({ id, name })),
  }))
  serve(app, zoneCalls.listZones, ({ country }) => listZones(deps, country))
  serve(app, zoneCalls.putZone, (context) => setZone(deps, context))
  serve(app, zoneCalls.deleteZone, (context) => removeZone(deps, context))
  serve(app, zoneCalls.setRiderZones, (context) => setRiderZones(deps, context))
}

function deskRoutes(app: FastifyInstance, deps: RiderDeps): void {
  const { readRider, changeRider: change, readRiderDocuments, uploadRiderDocument } = riderDeskCalls
  serve(app, readRider, ({ country, params }) => showRider(deps, country, params.id))
  serve(app, change, (context) => changeRider(deps, context))
  serve(app, readRiderDocuments, ({ country, params }) => operatedDocuments(deps, country, params.id))
  serve(app, uploadRiderDocument, (context) => uploadDocument(deps, context), {
    tooLarge: 'document.too-large',
  })
  serve(app, riderDeskCalls.readRiderDevices, ({ country, params }) =>
    operatedDevices(deps, country, params.id),
  )
  serve(app, riderDeskCalls.endRiderDevices, (context) => endRiderDevices(deps, context))
  serve(app, riderDeskCalls.readRiderKeptData, ({ country, params }) =>
    keptDataForOperator(deps, country, params.id),
  )
  serve(app, riderDeskCalls.exportRiderKeptData, (context) => exportForOperator(deps, context))
}

function shiftRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, shiftCalls.listShifts, (context) => listShifts(deps, context))
  serve(app, shiftCalls.planShift, (context) => planShift(deps, context))
  serve(app, shiftCalls.removeShift, (context) => removeShift(deps, context))
  serve(app, shiftCalls.repeatShifts, (context) => repeatShifts(deps, context))
  serve(app, shiftCalls.listOwnShifts, ({ caller }) => listOwnShifts(deps, caller))
}

function strikeRoutes(app: FastifyInstance, deps: RiderDeps): void {
  serve(app, strikeCalls.listStrikes, (context) => listStrikes(deps, context))
  serve(app, strikeCalls.giveStrike, (context) => giveStrike(deps, context))
  serve(app, strikeCalls.withdrawStrike, (context) => withdrawStrike(deps, context))
  serve(app, strikeCalls.listOwnStrikes, ({ caller }) => ownStrikes(deps.db, deps.clock, caller.riderId))
  serve(app, strikeCalls.answerOwnStrike, (context) => answerOwnStrike(deps, context))
}
