import type { Client } from '@beckon/contract/client'
import { publicParameterNames } from '@beckon/domain/parameter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../client/index.ts'
import { parameterQuery } from './use-country-parameter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(publicParameterNames)('%s is asked for once in five minutes', async (name) => {
  const calls: unknown[] = []
  const client = {
    call: async (_call: unknown, input: unknown) => {
      calls.push(input)
      return { ok: true, answer: { result: 'true' } }
    },
  } as Client
  const queries = createQueryClient()
  const query = parameterQuery(client, name)
  expect(await queries.fetchQuery(query)).toBe('true')
  await vi.advanceTimersByTimeAsync(299_999)
  await queries.fetchQuery(query)
  expect(calls).toEqual([{ params: { name } }])
  await vi.advanceTimersByTimeAsync(1)
  await queries.fetchQuery(query)
  expect(calls).toHaveLength(2)
})
