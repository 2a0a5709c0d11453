import { expect, it } from 'vitest'
import { redirectFor, maintenanceOf } from './guard.ts'

it.each([
  ['public-only', false, null, null],
  ['public-only', true, null, 'portal'],
  ['public-only', false, 'planned', null],
  ['public-only', true, 'planned', 'portal'],
  ['without-account', false, null, null],
  ['without-account', true, null, 'portal'],
  ['protected', false, null, 'start'],
  ['protected', true, null, null],
  ['protected', false, 'unplanned', 'start'],
  ['protected', true, 'planned', 'maintenance'],
  ['protected', true, 'unplanned', 'maintenance'],
] as const)('%s, signed in %s, maintenance %s: leads to %s', (access, isSignedIn, maintenance, to) =>
  expect(redirectFor(access, { isSignedIn, isGuest: false, maintenance })).toBe(to),
)

it.each([
  ['public-only', null, 'portal'],
  ['without-account', null, null],
  ['protected', null, null],
  ['protected', 'planned', 'maintenance'],
] as const)('%s, a guest, maintenance %s: leads to %s', (access, maintenance, to) =>
  expect(redirectFor(access, { isSignedIn: true, isGuest: true, maintenance })).toBe(to),
)

it.each([
  [false, false, null],
  [true, false, 'planned'],
  [false, true, 'unplanned'],
  [true, true, 'planned'],
] as const)('planned %s, unplanned %s: %s', (PlannedMaintenance, UnplannedMaintenance, expected) =>
  expect(maintenanceOf({ PlannedMaintenance, UnplannedMaintenance })).toBe(expected),
)
