import { memberActions, mayDo } from '@beckon/domain/member'
import { mayOperate, operatorActions } from '@beckon/domain/operator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../call.ts'
import { defineCall } from './define-call.ts'
import { calls } from './index.ts'

const all: readonly Call[] = Object.values(calls)

it('every call of operators names an action of the policy, and no other call does', () => {
  const known: readonly string[] = [...operatorActions, 'self']
  const wrong = all.filter(({ audience, action }) =>
    audience === 'operator' ? !known.includes(action ?? '') : action !== undefined,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** Calls that show email addresses of people of a shop. Only roles that invite and remove them see these. */
const showingAddresses: readonly string[] = ['listShopOwners']

it('a call of operators that only shows something has an action that only shows something', () => {
  const reading = all.filter(({ audience, method }) => audience === 'operator' && method === 'GET')
  const changing = reading.filter(({ action = '' }) => !/^self$|\.read$/u.test(action))
  expect(changing.map(({ name }) => name)).toEqual(showingAddresses)
})

it('a role that only reads makes no call that shows email addresses of people of a shop', () => {
  const showing = all.filter(({ name }) => showingAddresses.includes(name))
  const open = showing.filter(
    ({ action }) => action === undefined || action === 'self' || mayOperate('read-only', action),
  )
  expect([showing.length, open.map(({ name }) => name)]).toEqual([showingAddresses.length, []])
})

it('every call of vendors names an action of the policy of members, and no other call does', () => {
  const known: readonly string[] = [...memberActions, 'self']
  const wrong = all.filter(({ audience, memberAction }) =>
    audience === 'vendor' ? !known.includes(memberAction ?? '') : memberAction !== undefined,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('a viewer makes no call of vendors that may change something', () => {
  const ofViewer = all.filter(
    ({ memberAction: action }) =>
      action !== undefined && action !== 'self' && mayDo('viewer', action, { isTest: false }),
  )
  expect(ofViewer.length).toBeGreaterThan(10)
  expect(ofViewer.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([])
})

it('a call of vendors without an action does not compile', () => {
  const shared = { name: 'x', method: 'GET', path: '/x', summary: 'x', answer: z.null() } as const
  // @ts-expect-error: the action is missing
  defineCall({ ...shared, audience: 'vendor' })
  // @ts-expect-error: operators have actions of their own
  defineCall({ ...shared, audience: 'operator', memberAction: 'orders.read' })
  expect(defineCall({ ...shared, audience: 'vendor', memberAction: 'self' }).memberAction).toBe('self')
})

it('a call of operators without an action does not compile', () => {
  const shared = { name: 'x', method: 'GET', path: '/x', summary: 'x', answer: z.null() } as const
  // @ts-expect-error: the action is missing
  defineCall({ ...shared, audience: 'operator' })
  // @ts-expect-error: riders have no actions
  defineCall({ ...shared, audience: 'rider', action: 'audit.read' })
  expect(defineCall({ ...shared, audience: 'operator', action: 'audit.read' }).action).toBe('audit.read')
})
