import { expect, it } from 'vitest'
import { createPasswordCheck, hashPassword } from './password-hash.ts'

it('the password check accepts the right one, and takes as long without an account', async () => {
  const check = createPasswordCheck()
  const stored = await hashPassword('Demo1234!')
  expect(await check.evaluate('Demo1234!', stored, '192.0.2.7')).toBe('right')
  expect(await check.evaluate('Demo1234?', stored, '192.0.2.7')).toBe('wrong')
  expect(await check.evaluate('no user has this password', undefined, '192.0.2.7')).toBe('wrong')
})

it('sends those away who would wait for seconds, and serves all others', async () => {
  const check = createPasswordCheck()
  const stored = await hashPassword('Demo1234!')
  const verdicts = await Promise.all(
    Array.from({ length: 65 }, () => check.evaluate('Demo1234!', stored, '192.0.2.7')),
  )
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(62)
  expect(verdicts.filter((verdict) => verdict === 'busy')).toHaveLength(3)
  expect(await check.evaluate('Demo1234!', stored, '192.0.2.7')).toBe('right')
})

it('judges for another network while one network fills the queue from many addresses', async () => {
  const check = createPasswordCheck()
  const stored = await hashPassword('Demo1234!')
  const done: string[] = []
  const evaluate = async (from: string) => {
    done.push(`${from} ${await check.evaluate('Demo1234!', stored, from)}`)
  }
  const flood = Array.from({ length: 62 }, (_, at) => evaluate(`2001:db8:1:${at.toString(16)}::1`))
  await Promise.all([...flood, evaluate('192.0.2.7')])
  expect(done.filter((one) => one.endsWith('busy'))).toEqual(['2001:db8:1:3d::1 busy'])
  expect(done.indexOf('192.0.2.7 right')).toBeLessThan(10)
})
