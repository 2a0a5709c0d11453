import type { Task } from '@beckon/contract'
import { exponentOf, isCurrency } from '@beckon/domain/money'
import { Button, Field, Notice, PageLink } from '../../features/controls/index.ts'
import type { DraftState } from '../../features/draft/index.ts'
import { Fact, Facts } from '../../features/facts/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { cashOf, typedAmount } from './handover.ts'
import styles from './job.module.css'

export interface CashPanelProps {
  readonly task: Task
  readonly draft: DraftState
  readonly isMissing: boolean
}

/** The cash at the door: what was given, the change, and what is missing. */
export function CashPanel({ task, draft, isMissing }: CashPanelProps) {
  const { t, format } = useTexts()
  const { amount, currency, order_id: orderId } = task
  const cash = cashOf(task, draft.field('given'))
  const decimals = isCurrency(currency) ? exponentOf(currency) : 2
  return (
    <Panel title={t('rider.cash.title')}>
      <Facts>
        <Fact name={t('rider.cash.due')}>
          <span className={styles.big}>{format.amount(amount, currency)}</span>
        </Fact>
      </Facts>
      <Field
        label={t('rider.cash.given')}
        value={draft.field('given')}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={16}
        error={isMissing ? t('rider.cash.given-missing') : undefined}
        onChange={(given) => draft.set('given', given)}
      />
      <Button onPress={() => draft.set('given', typedAmount(amount, decimals))}>
        {t('rider.cash.exact')}
      </Button>
      {cash.state === 'read' && cash.change > 0 && (
        <div className={styles.change} role="status">
          <span>{t('rider.cash.change')}</span>
          <strong className={styles.big}>
            {format.money({ minor: cash.change, currency: cash.currency })}
          </strong>
        </div>
      )}
      {cash.state === 'read' && cash.short > 0 && (
        <Notice kind="warning">
          <strong>
            {t('rider.cash.short', { amount: format.money({ minor: cash.short, currency: cash.currency }) })}
          </strong>
          <span>{t('rider.cash.short-hint')}</span>
          <PageLink to={{ page: 'talk', orderId }}>{t('rider.cash.short-ask')}</PageLink>
        </Notice>
      )}
    </Panel>
  )
}
