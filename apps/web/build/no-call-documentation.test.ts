import { expect, it } from 'vitest'
import { withoutDocumentation } from './no-call-documentation.ts'

it('removes only the fields that the service reads from a call', () => {
  const source = `export const getVendor = defineCall({
  name: 'getVendor',
  summary: 'One vendor or outlet.',
  audience: 'vendor',
  memberAction: 'business.read',
  answer: z.object({ summary: z.string() }),
})
`
  expect(withoutDocumentation(source)).toBe(`export const getVendor = defineCall({
  name: 'getVendor',
  audience: 'vendor',
  answer: z.object({ summary: z.string() }),
})
`)
})
