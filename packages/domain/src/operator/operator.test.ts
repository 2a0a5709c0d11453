import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  countriesWithoutAdministrator,
  DEMO_OPERATOR_EMAIL,
  mayBecome,
  mayExist,
  mayHaveZones,
  mayOperate,
  mayOperateInAll,
  type OperatorAction,
  operatorActions,
  type OperatorRole,
  operatorRoles,
  maySkipSecondFactor,
  zonesAllowing,
} from './index.ts'

describe('mayOperate', () => {
  it('allows an administrator every action', () => {
    expect(actionsOf(['administrator'])).toEqual(operatorActions)
  })

  it('allows read-only every action that shows something, and no other one', () => {
    expect(actionsOf(['read-only'])).toEqual(operatorActions.filter((action) => action.endsWith('.read')))
  })

  it.each<[OperatorAction, readonly OperatorRole[]]>([
    ['orders.act', ['dispatcher', 'support', 'administrator']],
    ['exceptions.act', ['dispatcher', 'support', 'finance', 'fleet-manager', 'administrator']],
    ['riders.manage', ['fleet-manager', 'administrator']],
    ['money.refund', ['finance', 'administrator']],
    ['money.settle', ['finance', 'administrator']],
    ['money.approve', ['finance', 'administrator']],
    ['help.answer', ['support', 'administrator']],
    ['texts.edit', ['content-editor', 'administrator']],
    ['country.flags', ['administrator']],
    ['country.parameters', ['administrator']],
    ['shops.manage', ['administrator']],
    ['partners.manage', ['administrator']],
    ['vouchers.manage', ['administrator']],
    ['operators.manage', ['administrator']],
    ['audit.read', ['administrator', 'read-only']],
    ['system.read', ['administrator', 'read-only']],
  ])('allows %s to %j only', (action, roles) => {
    expect(operatorRoles.filter((role) => mayOperate(role, action))).toEqual(roles)
  })

  it('joins the actions of several roles', () => {
    const both = actionsOf(['content-editor', 'support'])
    expect(both).toContain('texts.edit')
    expect(both).toContain('help.answer')
    expect(both).not.toContain('money.refund')
  })
})

it('every role but that of an administrator can be limited to zones', () => {
  expect(operatorRoles.filter((role) => !mayHaveZones(role))).toEqual(['administrator'])
})

it('a right counts only in the countries of its grants', () => {
  const grants = [
    { country: 'SG', role: 'administrator' },
    { country: 'MY', role: 'support' },
  ] as const
  expect(mayOperateInAll(grants, 'operators.manage', ['SG'])).toBe(true)
  expect(mayOperateInAll(grants, 'operators.manage', ['SG', 'MY'])).toBe(false)
  expect(mayOperateInAll(grants, 'operators.manage', ['HU'])).toBe(false)
})

it('an action is limited to zones unless one role allows it in the whole country', () => {
  const north = { country: 'HU', role: 'dispatcher', zones: ['north', 'west'] } as const
  const south = { country: 'HU', role: 'fleet-manager', zones: ['west', 'south'] } as const
  const reader = { country: 'HU', role: 'read-only' } as const
  expect(zonesAllowing([north, south, reader], 'zones.manage')).toEqual(['north', 'west', 'south'])
  expect(zonesAllowing([north, south, reader], 'zones.read')).toBe('all')
  expect(zonesAllowing([reader], 'zones.manage')).toEqual([])
})

describe('countriesWithoutAdministrator', () => {
  const ana = {
    operatorId: 'ana',
    grants: [
      { country: 'SG', role: 'administrator' },
      { country: 'MY', role: 'administrator' },
    ],
  } as const
  const ben = { operatorId: 'ben', grants: [{ country: 'MY', role: 'administrator' }] } as const

  it('names the countries whose last administrator would go', () => {
    expect(countriesWithoutAdministrator([ana, ben], 'ana', [])).toEqual(['SG'])
  })

  it('names none where the role stays, where another one has it, and where it was never there', () => {
    expect(
      countriesWithoutAdministrator([ana, ben], 'ana', [{ country: 'SG', role: 'administrator' }]),
    ).toEqual([])
    expect(countriesWithoutAdministrator([ana, ben], 'ben', [])).toEqual([])
    expect(countriesWithoutAdministrator([ana, ben], 'nobody', [])).toEqual([])
  })
})

it('an ended account stays ended, and a suspended one can come back', () => {
  expect([
    mayBecome('ended', 'active'),
    mayBecome('suspended', 'active'),
    mayBecome('active', 'active'),
  ]).toEqual([false, true, false])
})

it.each([
  ['san', true, true],
  ['stg', false, false],
  ['prd', false, false],
] as const)(
  'in %s the demo operator exists: %s, without a second factor: %s',
  (environment, exists, skips) => {
    const demo = { email: DEMO_OPERATOR_EMAIL.toUpperCase(), environment }
    expect([mayExist(demo), maySkipSecondFactor(demo)]).toEqual([exists, skips])
  },
)

it.each(['san', 'stg', 'prd'] as const)(
  'in %s every other account needs the second factor',
  (environment) => {
    const ana = { email: 'ana@example.test', environment }
    expect([mayExist(ana), maySkipSecondFactor(ana)]).toEqual([true, false])
  },
)
