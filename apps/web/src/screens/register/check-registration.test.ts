import { expect, it } from 'vitest'
import { checkBusiness, contactViolation, emailViolation } from './check-registration.ts'

const fine = {
  businessName: 'Mai’s Flowers',
  name: 'mai@flowers.test',
  password: 'Sesame12!',
  repeated: 'Sesame12!',
  accepts: true,
}

it.each([
  [{}, []],
  [{ name: '81234567' }, []],
  [{ businessName: ' ' }, ['businessName']],
  [{ name: 'mai' }, ['name']],
  [{ repeated: 'other' }, ['password']],
  [{ password: 'weak', repeated: 'weak' }, ['password']],
  [{ accepts: false, name: '' }, ['name', 'accepts']],
])('with %o these fields are at fault: %o', (change, fields) =>
  expect(checkBusiness({ ...fine, ...change }, 'SG')).toEqual(fields),
)

it('an empty field is distinguished from an invalid one', () => {
  expect(contactViolation(' ')).toBe('register.contact-missing')
  expect(contactViolation('x')).toBe('register.contact-invalid')
  expect([emailViolation(''), emailViolation('a@b'), emailViolation('a@b.test')]).toEqual([
    'login.email-missing',
    'register.error.email-incorrect',
    undefined,
  ])
})
