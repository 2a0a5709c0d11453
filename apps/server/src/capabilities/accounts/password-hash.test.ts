import { expect, it } from 'vitest'
import { createPasswordCheck, hashPassword } from './password-hash.ts'

it('judges right and wrong, and nobody like somebody', async () => {
  const check = createPasswordCheck()
  const stored = await hashPassword('Demo1234!')
  expect(await check.judge('Demo1234!', stored)).toBe('right')
  expect(await check.judge('Demo1234?', stored)).toBe('wrong')
  expect(await check.judge('no user has this password', undefined)).toBe('wrong')
})

it('sends those away who would wait for seconds, and serves all others', async () => {
  const check = createPasswordCheck()
  const stored = await hashPassword('Demo1234!')
  const verdicts = await Promise.all(Array.from({ length: 65 }, () => check.judge('Demo1234!', stored)))
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(62)
  expect(verdicts.filter((verdict) => verdict === 'busy')).toHaveLength(3)
  expect(await check.judge('Demo1234!', stored)).toBe('right')
})
