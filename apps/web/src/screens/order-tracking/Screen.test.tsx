// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Screen } from './Screen.tsx'

const { begun, choice } = vi.hoisted(() => ({
  begun: [] as string[],
  choice: { vendor: { vendor_id: 'p' }, outlets: { areIncluded: false } },
}))
vi.mock('../../features/branch-selector/index.ts', () => ({ useVendorChoice: () => ({ ...choice }) }))
vi.mock('../../features/guest/index.ts', () => ({ StorageNotice: () => null }))
vi.mock('../../features/orders/index.ts', () => ({
  useActiveOrders: () => ({ data: [] }),
  StatusAnnouncer: () => {
    useEffect(() => void begun.push(`${choice.vendor.vendor_id} ${choice.outlets.areIncluded}`), [])
    return null
  },
}))
vi.mock('../../features/page/index.ts', () => ({
  FailureState: () => null,
  Page: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}))
vi.mock('../../platform/live/index.ts', () => ({ LiveIndicator: () => null }))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))
vi.mock('./parts/ChosenOrder.tsx', () => ({ ChosenOrder: () => null }))
vi.mock('./parts/EmptyDay.tsx', () => ({ EmptyDay: () => null }))
vi.mock('./parts/OrderLists.tsx', () => ({ OrderLists: () => null }))
vi.mock('./parts/SearchBox.tsx', () => ({ SearchBox: () => null }))
vi.mock('./parts/SearchResults.tsx', () => ({ SearchResults: () => null }))
vi.mock('./use-all-orders.ts', () => ({ useAllOrders: (orders: unknown) => orders }))
vi.mock('./use-chosen-order.ts', () => ({ useChosenOrder: () => ({}), useFocusBetween: () => undefined }))
vi.mock('./use-order-search.ts', () => ({ useOrderSearch: () => ({ text: '' }), useFound: () => undefined }))

it('subscribes again for each selection and ignores changes of an earlier one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('main'))
  const show = () => act(async () => root.render(<Screen />))
  await show()
  await show()
  choice.outlets = { areIncluded: true }
  await show()
  choice.vendor = { vendor_id: 'q' }
  await show()
  expect(begun).toEqual(['p false', 'p true', 'q true'])
  await act(async () => root.unmount())
})
