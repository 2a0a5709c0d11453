import type { Owner } from '@beckon/contract'

export interface MemberLineProps {
  readonly member: Owner
  readonly vendorId: string
}
