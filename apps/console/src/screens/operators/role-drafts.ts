import type { ListedOperator } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { RoleDraft } from './RolesFields.tsx'

/** Returns roles of a country as they are edited. */
export const draftsOf = (roles: ListedOperator['roles'], country: CountryCode): RoleDraft[] =>
  roles.map(({ role, zones }) => ({ country, role, zones: zones ?? [] }))

/** Returns a role as calls have it. */
export const roleOf = ({ role, zones }: RoleDraft) =>
  zones.length === 0 ? { role } : { role, zones: [...zones] }

/** Whether a role is there twice in a country. */
export const hasRepeated = (drafts: readonly RoleDraft[]): boolean =>
  new Set(drafts.map(({ country, role }) => `${country} ${role}`)).size < drafts.length
