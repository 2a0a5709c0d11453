import { expect, it } from 'vitest'
import { withoutDeskErrors } from './no-desk-errors.ts'

it('removes only the failures that operators and programs are answered with', () => {
  const source = `export const errorCodes = {
  'order.changed': { status: 409, key: 'order.edit.changed' },
  'numbers.period': { status: 422, key: 'console.numbers.error.period' },
  'key.scope': { status: 403, key: 'keys.error.scope' },
  'board.changed': { status: 409, key: 'error.board-changed' },
  SignatureInvalid: { status: 422, key: 'error.signature-invalid' },
}
`
  expect(withoutDeskErrors(source)).toBe(`export const errorCodes = {
  'order.changed': { status: 409, key: 'order.edit.changed' },
  SignatureInvalid: { status: 422, key: 'error.signature-invalid' },
}
`)
})
