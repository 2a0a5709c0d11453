import type { PaymentStanding } from '@beckon/domain/payment'
import type { ReactNode } from 'react'
import { StateBadge } from '../../../features/badge/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

type Tone = 'good' | 'bad' | 'open' | 'over'

const colors: Readonly<Record<Tone, string>> = { good: 'green', bad: 'red', open: 'blue', over: 'gray' }

/** A state in the colour of its tone. */
export const ToneBadge = ({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) => (
  <StateBadge color={colors[tone]}>{children}</StateBadge>
)

const tones: Readonly<Record<PaymentStanding, Tone>> = {
  UNCLEAR: 'bad',
  REFUND_FAILED: 'bad',
  REFUND_WAITS: 'open',
  WAITING: 'open',
  PAID: 'good',
  PARTLY_REFUNDED: 'good',
  REFUNDED: 'over',
  NOT_PAID: 'over',
}

export function StandingBadge({ standing }: { readonly standing: PaymentStanding }) {
  const { t } = useTexts()
  return <ToneBadge tone={tones[standing]}>{t(`console.money.standing.${standing}`)}</ToneBadge>
}
