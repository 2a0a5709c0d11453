import type { ListView } from '@beckon/contract'
import { expect, it } from 'vitest'
import { notSaved, openingView } from './list-settings.ts'

const view = (change: Partial<ListView> = {}): ListView => ({
  ...{ list: 'riders', name: 'On duty', search: { status: 'active' }, hidden: [], is_default: false },
  ...change,
})
const inBrowser = { name: 'On duty', search: { status: 'active' }, hidden: [] }

it.each([
  ['that no view has', [], [view()]],
  ['that a view of another list has', [view({ list: 'orders' })], [view()]],
  ['that a view of the list has', [view({ hidden: ['phone'] })], []],
])('a view of the browser with a name %s is taken over: %#', (_, saved, expected) => {
  expect(notSaved('riders', [inBrowser], saved)).toEqual(expected)
})

it('a list opens with its default view', () => {
  const standard = view({ name: 'Standard', is_default: true })
  expect(openingView([view(), standard], {})).toBe(standard)
  expect(openingView([view(), standard], { tab: 'list' })).toBe(standard)
  expect(openingView([view()], {})).toBeUndefined()
})

it('a list opens by its address where that has filters or an order', () => {
  expect(openingView([view({ is_default: true })], { sort: 'name' })).toBeUndefined()
})
