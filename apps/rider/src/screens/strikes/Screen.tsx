import { type OwnStrikes, strikeCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { STRIKES_FOR_SUSPENSION } from '@beckon/domain/rider'
import { useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { useFetched } from '../../features/fetched/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Answer } from './Answer.tsx'
import styles from './strikes.module.css'

type Strike = OwnStrikes['strikes'][number]

const fetchStrikes = (client: Client) => client.call(strikeCalls.listOwnStrikes, {})

/** The strikes of the rider with their reasons, each of which can be answered once. */
export function Screen() {
  const { t, say } = useTexts()
  const { result: fetched, problem, retry } = useFetched(fetchStrikes)
  const [answered, setAnswered] = useState<OwnStrikes>()
  const list = answered ?? fetched
  return (
    <Page title={t('rider.strike.title')} back={{ page: 'account' }}>
      {problem && (
        <Notice kind="error">
          <span>{say(problem.key, problem.values)}</span>
          <Button onPress={retry}>{t('rider.retry')}</Button>
        </Notice>
      )}
      {!list && !problem && <p role="status">{t('rider.loading')}</p>}
      {list?.strikes.length === 0 && (
        <Panel>
          <p>{t('rider.strike.none')}</p>
        </Panel>
      )}
      {list && list.strikes.length > 0 && <p>{t('rider.strike.hint', { limit: STRIKES_FOR_SUSPENSION })}</p>}
      {list?.strikes.map((strike) => (
        <StrikePanel key={strike.id} strike={strike} onAnswered={setAnswered} />
      ))}
    </Page>
  )
}

interface StrikePanelProps {
  readonly strike: Strike
  readonly onAnswered: (list: OwnStrikes) => void
}

function StrikePanel({ strike, onAnswered }: StrikePanelProps) {
  const { t, format } = useTexts()
  return (
    <Panel title={t(`rider.strike.kind.${strike.kind}`)}>
      <p>
        <bdi>{strike.reason}</bdi>
      </p>
      <p className={styles.dim}>
        {format.date(strike.given_at)}
        {strike.order_id !== null && <> · {t('rider.job.order', { id: strike.order_id })}</>}
        <br />
        <State strike={strike} />
      </p>
      {strike.answer !== null && (
        <p>
          <strong>{t('rider.strike.answer')}</strong>
          <br />
          <bdi>{strike.answer}</bdi>
        </p>
      )}
      {strike.may_answer && <Answer strikeId={strike.id} onAnswered={onAnswered} />}
    </Panel>
  )
}

function State({ strike }: { readonly strike: Strike }) {
  const { t, format } = useTexts()
  if (strike.state === 'withdrawn') return t('rider.strike.withdrawn')
  if (strike.state === 'expired') return t('rider.strike.expired')
  return t('rider.strike.until', { date: format.date(strike.expires_at) })
}
