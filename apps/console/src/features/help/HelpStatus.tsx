import type { DeskConversation } from '@beckon/contract'
import { StateBadge } from '../badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const colors = { OPEN: 'orange', ANSWERED: 'green', CLOSED: 'gray' } as const

/** The party that a conversation waits for. */
export function HelpStatus({ status }: Pick<DeskConversation, 'status'>) {
  const { t } = useTexts()
  return <StateBadge color={colors[status]}>{t(`console.help.status.${status}`)}</StateBadge>
}
