import { keyScopes } from '@beckon/domain/program'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorCodes } from '../../errors.ts'
import { schemaOf } from '../../openapi/json-schema.ts'
import { calls as callsOfPortal } from '../index.ts'
import type { ProgramCall } from './define-program-call.ts'
import * as programCalls from './index.ts'
import { errorsOfEveryCall, type ProgramErrorCode, programErrorOf, programErrors } from './program-errors.ts'

const calls: readonly ProgramCall[] = Object.values(programCalls)
const isNothing = (schema: z.ZodType) => schema instanceof z.ZodUndefined

describe('a call of programs', () => {
  it.each(calls)('$name has the name under which it is exported, a scope and a path of version 1', (call) => {
    expect(Object.entries(programCalls).find(([, one]) => one === call)?.[0]).toBe(call.name)
    expect(keyScopes).toContain(call.scope)
    expect(call.path).toMatch(/^\/api\/v1\/[a-z][a-z/:_-]*$/u)
    expect(Object.values(callsOfPortal).map(({ path }) => path)).not.toContain(call.path)
  })

  it.each(calls)('$name refuses unknown fields at every depth of what it takes', (call) => {
    const open = [call.params, call.query, call.body]
      .filter((schema) => !isNothing(schema))
      .flatMap((schema) => openObjects(schemaOf(schema, 'input')))
    expect(open).toEqual([])
  })

  it.each(calls.filter(({ form }) => !form))(
    '$name has an example that it accepts, where it takes anything',
    (call) => {
      const { params = {}, query = {}, body } = call.example ?? {}
      if (!isNothing(call.params)) expect(call.params.safeParse(params).error?.issues).toBeUndefined()
      expect(call.query.safeParse(query).error?.issues).toBeUndefined()
      if (!isNothing(call.body)) expect(call.body.safeParse(body).error?.issues).toBeUndefined()
    },
  )

  it.each(calls)('$name lists no code twice, and none that every call has', ({ errors }) => {
    const codes = [...errorsOfEveryCall, ...errors]
    expect(new Set(codes).size).toBe(codes.length)
  })

  it.each(calls.filter(({ idempotent }) => idempotent))(
    '$name lists the codes of idempotency keys',
    ({ errors }) => {
      expect(errors).toEqual(
        expect.arrayContaining(['idempotency.missing', 'idempotency.conflict', 'idempotency.running']),
      )
    },
  )

  it.each(calls.filter(({ created }) => created !== undefined))(
    '$name names the path of a call that reads what it creates',
    ({ method, created = '' }) => {
      expect(method).toBe('POST')
      const path = created.replaceAll(/\{[\w.]+\}/gu, ':')
      const reading = calls.filter((call) => call.path.replaceAll(/:\w+/gu, ':') === path)
      expect(reading.map((call) => call.method)).toContain('GET')
    },
  )

  it('has a method and a path of its own', () => {
    const ways = calls.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`)
    expect(ways.filter((way, position) => ways.indexOf(way) !== position)).toEqual([])
  })
})

/** The places of objects that accept unknown fields. */
function openObjects(schema: object, place = ''): string[] {
  const parts = Object.entries(schema).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && name !== 'default'
      ? openObjects(part, `${place}/${name}`)
      : [],
  )
  const isClosed = 'additionalProperties' in schema && schema.additionalProperties === false
  const isOpen = 'properties' in schema && schema.properties !== undefined && !isClosed
  return isOpen ? [place, ...parts] : parts
}

describe('the catalogue of errors', () => {
  const codes = Object.keys(programErrors) as readonly ProgramErrorCode[]

  it('answers each failure of the service with one code at most', () => {
    const internal = Object.values(programErrors).flatMap(({ from }): string[] => [...from])
    expect(internal.filter((code, position) => internal.indexOf(code) !== position)).toEqual([])
  })

  it.each(codes)('%s keeps the status of the failures that it stands for', (code) => {
    const { status, from } = programErrors[code]
    const own = from.filter((one) => one === code || from.length === 1)
    expect(own.map((one) => errorCodes[one].status)).toEqual(own.map(() => status))
  })

  it.each(codes)('%s has a meaning and an action in whole sentences', (code) => {
    const { meaning, action } = programErrors[code]
    for (const text of [meaning, action]) expect(text).toMatch(/^[A-Z`].*\.$/u)
  })

  it('has no code that no call answers', () => {
    const answered = new Set<string>([...errorsOfEveryCall, ...calls.flatMap(({ errors }) => errors)])
    expect(codes.filter((code) => !answered.has(code))).toEqual([])
  })

  it('does not have failures of the portal only', () => {
    expect(programErrorOf('register.closed')).toBeUndefined()
    expect(programErrorOf('SignatureExpired')).toBe('quote.expired')
  })
})
