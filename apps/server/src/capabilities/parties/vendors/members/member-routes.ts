import { vendorCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import type { VendorDeps } from '../deps.ts'
import { inviteMember } from './invite-member.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRole } from './set-role.ts'

/** The calls about the people of a vendor. */
export function memberRoutes(app: FastifyInstance, deps: VendorDeps): void {
  serve(app, vendorCalls.listOwners, ({ caller, params }) => listMembers(deps, caller, params.id))
  serve(app, vendorCalls.inviteOwner, ({ caller, params, deployment, body, language }) =>
    inviteMember(
      deps,
      { caller, deployment, language },
      { vendorId: params.id, typed: body.email_address, role: body.role },
    ),
  )
  serve(app, vendorCalls.removeOwner, ({ caller, params }) =>
    removeMember(deps, caller, { vendorId: params.id, memberId: params.ownerId }),
  )
  serve(app, vendorCalls.setMemberRole, ({ caller, params, body }) =>
    setMemberRole(deps, caller, { vendorId: params.id, userId: params.ownerId, role: body.role }),
  )
}
