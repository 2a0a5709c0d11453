import { expect, it } from 'vitest'
import { isCommonPassword, passwordViolations } from './index.ts'

const names = ['mai.Tan@shop.test', '+6591234567', 'Golden Cakes Pte']

it.each([
  'Password1!',
  'P@ssw0rd123!',
  'pASSWORD1!',
  'Pa$$word2024!',
  '!Welcome1',
  'Qwerty123456!',
  'Iloveyou2!',
  'Michael1987#',
  'Admin@123',
  '1qaz@WSX',
  'Q1w2e3r4!',
  'Aa123456!',
  'Abcd1234!',
  'Superman12!',
  'Passwordpassword1!',
  'Singapore2025!',
  'Beckon-2024!',
  'TukTuk1234!',
])('%s meets the requirements and is still common', (password) => {
  expect([passwordViolations(password), isCommonPassword(password, [])]).toEqual([[], true])
})

it.each([
  ['the e-mail address', 'Maitan12!'],
  ['a part of the e-mail address', 'Mai-2024!'],
  ['the business', 'GoldenCakes1!'],
  ['the mobile number', 'Xy91234567!'],
])('a password made of %s is common for that account alone', (_what, password) => {
  expect([isCommonPassword(password, names), isCommonPassword(password, [])]).toEqual([true, false])
})

it.each([
  'Sesame12!',
  'Another1!',
  'Kv7!mqXe2z',
  'Correct-Horse-Battery-1!',
  'Password-by-the-river-7!',
  'Welcome482913!',
  'Golden-Tram-Lamp-4!',
  'Ñandú-veloz-88!',
  `Password1!${'x'.repeat(40)}`,
])('%s is not common', (password) => expect(isCommonPassword(password, names)).toBe(false))
