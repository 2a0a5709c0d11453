// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { KnownOptions } from '../../../../features/address-picker/index.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { DropOffAddress } from './DropOffAddress.tsx'

const { session } = vi.hoisted(() => ({ session: { mode: 'classic' } }))
vi.mock('../../../../features/address-picker/index.ts', () => ({
  AddressField: ({ known }: { readonly known?: KnownOptions }) => <p>{known?.placeholder ?? 'address'}</p>,
}))
vi.mock('../../../../features/drop-off/index.ts', () => ({
  useCustomerSearch: () => ({ customers: [], isSearching: false, isComing: false, isFailed: false }),
}))
vi.mock('../../../../features/paste-order/index.ts', () => ({ useMark: () => () => undefined }))
vi.mock('../../../../platform/flags/index.ts', () => ({ useFlag: () => true }))
vi.mock('../../../../platform/session/index.ts', () => ({ useSession: () => session }))
vi.mock('../../../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))
vi.mock('../../hooks/use-address-focus.ts', () => ({ useAddressFocus: () => ({ current: null }) }))

it.each([
  ['a shop', 'classic', 'known.placeholder'],
  ['a guest, who has no address book,', 'guest', 'address'],
])('%s in mode %s is offered: %s', async (_, mode, offered) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  session.mode = mode
  const context = {
    origin: { vendorId: 'v', point: null },
    draft: { destination: null, toCheck: [] },
    editing: undefined,
  }
  const flow = { state: { context }, send: () => undefined } as unknown as RequestFlow
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(<DropOffAddress flow={flow} error={undefined} onKnown={() => undefined} />),
  )
  expect(root.textContent).toBe(offered)
})
