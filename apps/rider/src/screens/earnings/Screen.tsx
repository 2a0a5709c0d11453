import { type Earnings, fleetCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { Button, Notice } from '../../features/controls/index.ts'
import { Fact, Facts } from '../../features/facts/index.ts'
import { useFetched } from '../../features/fetched/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Day } from './Day.tsx'
import { Payouts } from './Payouts.tsx'
import styles from './earnings.module.css'

const fetchEarnings = (client: Client) => client.call(fleetCalls.riderEarnings, { query: {} })

/** Shows the cash in hand, the earnings by day, and the payouts. */
export function Screen() {
  const { t } = useTexts()
  const { result: earnings, problem, retry } = useFetched(fetchEarnings)
  return (
    <Page title={t('rider.earn.title')}>
      {!earnings && !problem && <p role="status">{t('rider.loading')}</p>}
      {problem && (
        <Notice kind="error">
          <strong>{t('rider.failed')}</strong>
          <span>{t('rider.failed-hint')}</span>
          <Button onPress={retry}>{t('rider.retry')}</Button>
        </Notice>
      )}
      {earnings && <Shown earnings={earnings} />}
      <Button onPress={() => open({ page: 'history' })}>{t('rider.history.open')}</Button>
    </Page>
  )
}

function Shown({ earnings }: { readonly earnings: Earnings }) {
  const { t } = useTexts()
  const { days, currency } = earnings
  const worked = days.filter(({ jobs, total }) => jobs > 0 || total !== 0)
  return (
    <>
      <Cash earnings={earnings} />
      {worked.length === 0 && (
        <Panel title={t('rider.earn.none')}>
          <p>{t('rider.earn.none-hint')}</p>
        </Panel>
      )}
      {worked.length > 0 && <h2 className={styles.title}>{t('rider.earn.days', { count: DAYS })}</h2>}
      {worked.map((day) => (
        <Day key={day.date} day={day} currency={currency} />
      ))}
      <Payouts payouts={earnings.payouts} currency={currency} />
    </>
  )
}

/** Of the call, where none is named. */
const DAYS = 14

function Cash({ earnings: { cash, currency } }: { readonly earnings: Earnings }) {
  const { t, format } = useTexts()
  const isOver = cash.in_hand > cash.limit
  const share = cash.limit > 0 ? Math.min(1, cash.in_hand / cash.limit) : 0
  return (
    <Panel title={t('rider.earn.cash')}>
      <strong className={styles.big}>{format.amount(cash.in_hand, currency)}</strong>
      <div className={styles.bar} aria-hidden="true">
        <div className={isOver ? styles.over : styles.filled} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <Facts>
        <Fact name={t('rider.earn.cash-limit', { amount: format.amount(cash.limit, currency) })}>{null}</Fact>
      </Facts>
      {isOver ? (
        <Notice kind="warning">{t('rider.earn.cash-over')}</Notice>
      ) : (
        <p className={styles.dim}>{t('rider.earn.cash-hint')}</p>
      )}
    </Panel>
  )
}
