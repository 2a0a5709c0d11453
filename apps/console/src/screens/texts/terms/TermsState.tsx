import type { ListedTerms } from '@beckon/contract'
import { StateBadge } from '../../../features/badge/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

const colors = { draft: 'yellow', announced: 'blue', valid: 'green', past: 'gray' } as const

export function TermsState({ state }: Pick<ListedTerms, 'state'>) {
  const { t } = useTexts()
  return <StateBadge color={colors[state]}>{t(`console.terms.state.${state}`)}</StateBadge>
}
