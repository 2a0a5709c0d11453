import type { ListedShop } from '@beckon/contract'
import { StateBadge } from '../badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export const shopStates = ['open', 'closed', 'opening', 'unregistered'] as const

const colors = { open: 'green', closed: 'red', opening: 'blue', unregistered: 'orange' } as const

/** Whether a shop takes orders, or why it does not. */
export function ShopState({ state }: Pick<ListedShop, 'state'>) {
  const { t } = useTexts()
  return <StateBadge color={colors[state]}>{t(`console.shops.state.${state}`)}</StateBadge>
}
