import type { MaskedCall } from '@beckon/contract'
import { Button, ExternalLink, Notice } from '../controls/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type Called, useMaskedCall } from './use-masked-call.ts'
import styles from './calls.module.css'

export interface CallButtonProps {
  readonly orderId: string
  readonly called: Called
  /** The number itself, where the country connects no calls. */
  readonly phone?: string | undefined
  readonly onCall?: () => void
}

/** Calls the shop or the customer; neither learns the number of the other. */
export function CallButton({ orderId, called, phone, onCall }: CallButtonProps) {
  const { t } = useTexts()
  const { state, ask } = useMaskedCall(orderId, called)
  const label = called === 'shop' ? t('rider.call.shop') : t('rider.call.customer')
  if (phone !== undefined && phone !== '') {
    return (
      <ExternalLink href={`tel:${phone}`} onPress={onCall}>
        {label}
      </ExternalLink>
    )
  }
  if (state.phase === 'ready') return <Dial call={state.call} onCall={onCall} />
  return (
    <div className={styles.call}>
      {state.phase === 'failed' && <Notice kind="warning">{t('rider.call.failed')}</Notice>}
      <Button isBusy={state.phase === 'asking'} onPress={() => void ask()}>
        {label}
      </Button>
    </div>
  )
}

interface DialProps {
  readonly call: MaskedCall
  readonly onCall: (() => void) | undefined
}

function Dial({ call: { number, code, expires_at }, onCall }: DialProps) {
  const { t, format } = useTexts()
  return (
    <div className={styles.call}>
      {/* The pause after the number gives the exchange time to answer. */}
      <ExternalLink href={`tel:${number},,${code}%23`} onPress={onCall}>
        {t('rider.call.dial', { number })}
      </ExternalLink>
      <p>{t('rider.call.code', { code })}</p>
      <p className={styles.hint}>{t('rider.call.until', { time: format.time(expires_at) })}</p>
    </div>
  )
}
