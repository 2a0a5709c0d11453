import { expect, it, vi } from 'vitest'
import { mayManage } from './access.ts'

class CallFailed extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
vi.mock('../../platform/client/index.ts', () => ({
  get CallFailed() {
    return CallFailed
  },
  isRefusedFor: (reason: string, code: string) => reason === code,
}))

const keys = (manage: boolean) => ({ keys: [], can: { manage } })

it.each([
  ['an owner', keys(true), null, { keys: true, webhooks: true }],
  ['an owner of one outlet', keys(false), new CallFailed('auth.forbidden'), { keys: false, webhooks: false }],
  ['an owner without a connection', undefined, new CallFailed('offline'), { keys: false, webhooks: true }],
] as const)('shows the sections that %s may work with', (_, listed, error, expected) => {
  expect(mayManage(listed && { ...listed, keys: [] }, error)).toEqual(expected)
})
