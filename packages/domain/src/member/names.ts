/**
 * The actions of the people of a business. Each portal call of the contract has one. An action that ends in `.read` changes
 * nothing.
 */
export const memberActions = [
  'business.read',
  'people.read',
  'people.manage',
  'owners.manage',
  'outlets.manage',
  'orders.read',
  'orders.create',
  'orders.change',
  'orders.export',
  'bulk.manage',
  'address-book.read',
  'address-book.edit',
  'money.read',
  'money.settings',
  'keys.manage',
  'webhooks.manage',
  'events.read',
  'help.ask',
] as const
export type MemberAction = (typeof memberActions)[number]

export const memberRoles = ['owner', 'manager', 'staff', 'finance', 'developer', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
