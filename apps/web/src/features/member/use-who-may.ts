import { rolesAllowing } from '@beckon/domain/member'
import { useTexts } from '../../platform/texts/index.ts'
import { useVendorOf } from './use-may.ts'

/** Sentences for actions that a screen explains to people who may not do them. */
const sentences = {
  'orders.read': 'member.only.orders.read',
  'orders.create': 'member.only.orders.create',
  'orders.change': 'member.only.orders.change',
  'orders.export': 'member.only.orders.export',
  'bulk.manage': 'member.only.bulk.manage',
  'money.read': 'member.only.money.read',
  'people.manage': 'member.only.people.manage',
  'owners.manage': 'member.only.owners.manage',
  'outlets.manage': 'member.only.outlets.manage',
} as const
export type WhoMayAction = keyof typeof sentences

/** Returns the sentence that names the roles that allow an action, and a person who has one of them. */
export function useWhoMay(action: WhoMayAction, vendorId?: string): string {
  const { t, format } = useTexts()
  const vendor = useVendorOf(vendorId)
  const roles = rolesAllowing(action, { isTest: vendor?.is_test ?? false })
  const people = format.list(roles.map((role) => t(`member.people.${role}`)))
  const name = roles.map((role) => vendor?.ask[role]).find((one) => one !== undefined)
  const sentence = t(sentences[action], { people })
  return name === undefined ? sentence : `${sentence} ${t('member.ask', { name })}`
}
