import { fleetCalls } from '@beckon/contract'
import { lazy, Suspense, useState } from 'react'
import { Button, ExternalLink, Notice } from '../../features/controls/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Check } from './Check.tsx'
import styles from './ready.module.css'
import { codeOf, deepLinkOf, type Tracker } from './tracker-links.ts'

/** The library for codes is loaded with the first one. */
const TrackerCode = lazy(async () => ({ default: (await import('./TrackerCode.tsx')).TrackerCode }))

/** Sets up the app Traccar Client, which sends positions while this app is not in sight. */
export function TrackerCheck() {
  const { t, say } = useTexts()
  const { client, work } = useDeps()
  const isSending = useStore(work.copy)?.work.position?.source === 'tracker'
  const [tracker, setTracker] = useState<Tracker>()
  const [problem, setProblem] = useState<CallProblem>()
  const make = async () => {
    setProblem(undefined)
    const called = await client.call(fleetCalls.createTracker, {})
    if (called.ok) setTracker(called.answer.result)
    else setProblem(problemOf(called.error))
  }
  return (
    <Check
      title={t('rider.ready.tracker')}
      why={t('rider.ready.tracker-why')}
      state={isSending ? 'good' : 'ask'}
      isOptional
    >
      {problem && <Notice kind="error">{say(problem.key, problem.values)}</Notice>}
      {tracker && <Values tracker={tracker} />}
      <Button onPress={() => void make()}>{t('rider.ready.tracker-make')}</Button>
    </Check>
  )
}

function Values({ tracker }: { readonly tracker: Tracker }) {
  const { t } = useTexts()
  return (
    <div className={styles.values}>
      <p>{t('rider.ready.tracker-once')}</p>
      <p>{t('rider.ready.tracker-here')}</p>
      <ExternalLink href={deepLinkOf(tracker)}>{t('rider.ready.tracker-open')}</ExternalLink>
      <p>{t('rider.ready.tracker-scan')}</p>
      <Suspense fallback={<p role="status">{t('rider.loading')}</p>}>
        <TrackerCode content={codeOf(tracker)} label={t('rider.ready.tracker-code')} />
      </Suspense>
      <p>{t('rider.ready.tracker-hand')}</p>
      <Copied name={t('rider.ready.tracker-url')} value={tracker.url} />
      <Copied name={t('rider.ready.tracker-id')} value={tracker.tracker_id} />
    </div>
  )
}

function Copied({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true))
  return (
    <div className={styles.values}>
      <strong>{name}</strong>
      <bdi className={styles.code}>{value}</bdi>
      <Button onPress={() => void copy()}>
        {isCopied ? t('rider.ready.copied') : t('rider.ready.copy')}
      </Button>
    </div>
  )
}
