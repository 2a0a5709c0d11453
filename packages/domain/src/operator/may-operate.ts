/** The actions of operators. Each operator call of the contract has one. */
export const operatorActions = [
  'orders.read',
  'orders.act',
  'exceptions.read',
  'exceptions.act',
  'riders.read',
  'riders.manage',
  'shops.read',
  'shops.manage',
  'partners.manage',
  'vouchers.read',
  'vouchers.manage',
  'money.read',
  'money.refund',
  'money.settle',
  'money.approve',
  'help.read',
  'help.answer',
  'country.read',
  'country.flags',
  'country.parameters',
  'texts.read',
  'texts.edit',
  'zones.read',
  'zones.manage',
  'numbers.read',
  'operators.read',
  'operators.manage',
  'audit.read',
  'system.read',
] as const
export type OperatorAction = (typeof operatorActions)[number]

export const operatorRoles = [
  'dispatcher',
  'support',
  'finance',
  'fleet-manager',
  'content-editor',
  'administrator',
  'read-only',
] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Actions that show something and change nothing. */
const reading = operatorActions.filter((action) => action.endsWith('.read'))

const allowed: Readonly<Record<OperatorRole, readonly OperatorAction[]>> = {
  dispatcher: [
    'orders.read',
    'orders.act',
    'exceptions.read',
    'exceptions.act',
    'riders.read',
    'shops.read',
    'zones.read',
    'zones.manage',
    'numbers.read',
    'help.read',
  ],
  support: [
    'orders.read',
    'orders.act',
    'exceptions.read',
    'exceptions.act',
    'riders.read',
    'shops.read',
    'vouchers.read',
    'money.read',
    'help.read',
    'help.answer',
    'numbers.read',
  ],
  finance: [
    'orders.read',
    'exceptions.read',
    'exceptions.act',
    'riders.read',
    'shops.read',
    'vouchers.read',
    'money.read',
    'money.refund',
    'money.settle',
    'money.approve',
    'numbers.read',
  ],
  'fleet-manager': [
    'orders.read',
    'exceptions.read',
    'exceptions.act',
    'riders.read',
    'riders.manage',
    'shops.read',
    'zones.read',
    'zones.manage',
    'numbers.read',
  ],
  'content-editor': ['country.read', 'texts.read', 'texts.edit'],
  administrator: operatorActions,
  'read-only': reading,
}

/** Whether a role allows an action. */
export const mayOperate = (role: OperatorRole, action: OperatorAction): boolean =>
  allowed[role].includes(action)

/** Whether a role can be limited to zones. Administrators give roles of the whole country, and so could take one. */
export const mayHaveZones = (role: OperatorRole): boolean => role !== 'administrator'

/** The actions that any of the roles allows, in the order of the list. */
export const actionsOf = (roles: readonly OperatorRole[]): readonly OperatorAction[] =>
  operatorActions.filter((action) => roles.some((role) => mayOperate(role, action)))
