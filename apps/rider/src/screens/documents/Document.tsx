import type { RiderDocument } from '@beckon/contract'
import { useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { Panel } from '../../features/page/index.ts'
import { secondsOfDay } from '../../platform/clock/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { StoredFile } from './StoredFile.tsx'
import styles from './documents.module.css'

type State = RiderDocument['state']

/** States that need nothing of the rider. */
const settled: readonly State[] = ['valid', 'waiting']

/** One kind of document with its state, its expiry and the form for a new one. */
export function Document({ document }: { readonly document: RiderDocument }) {
  const { t } = useTexts()
  const { documents } = useDeps()
  const { kind, state, sent } = document
  const stored = useStore(documents.waiting).find((one) => one.kind === kind)
  const [isOpen, setOpen] = useState(false)
  const isOnPhone = stored !== undefined && stored.refused === undefined
  return (
    <Panel title={t(`rider.document.kind.${kind}`)}>
      <p className={`${styles.state} ${styles[toneOf(state)]}`}>{t(`rider.document.state.${state}`)}</p>
      {!document.is_required && <p className={styles.dim}>{t('rider.document.optional')}</p>}
      {sent.map((one) => (
        <Sent key={one.id} sent={one} isSecond={sent.length > 1 && one !== sent[0]} />
      ))}
      {isOnPhone && <Notice kind="info">{t('rider.document.stored')}</Notice>}
      <Refused code={stored?.refused} />
      {isOpen ? (
        <DocumentForm kind={kind} onDone={() => setOpen(false)} />
      ) : (
        <Button
          kind={settled.includes(state) || isOnPhone ? 'plain' : 'primary'}
          onPress={() => setOpen(true)}
        >
          {t(sent.length === 0 && !isOnPhone ? 'rider.document.add' : 'rider.document.replace')}
        </Button>
      )}
    </Panel>
  )
}

function toneOf(state: State): 'good' | 'warning' | 'bad' {
  if (state === 'valid') return 'good'
  return state === 'waiting' || state === 'expiring' ? 'warning' : 'bad'
}

/** The service did not take the file. */
function Refused({ code }: { readonly code: string | undefined }) {
  const { say } = useTexts()
  return code === undefined ? null : <Notice kind="error">{say(code)}</Notice>
}

interface SentProps {
  readonly sent: RiderDocument['sent'][number]
  /** A newer one beside the approved one. */
  readonly isSecond: boolean
}

function Sent({ sent, isSecond }: SentProps) {
  const { t, format } = useTexts()
  if (sent.state === 'refused') {
    return (
      <Notice kind="error">
        {isSecond && <strong>{t('rider.document.state.refused')}</strong>}
        <span>{t('rider.document.reason', { reason: sent.reason ?? '' })}</span>
      </Notice>
    )
  }
  if (isSecond) return <p>{t('rider.document.new-waits')}</p>
  return (
    <>
      <p>
        <bdi>{sent.number}</bdi>
        <br />
        {t('rider.document.until', { date: format.date(secondsOfDay(sent.expires_on)) })}
      </p>
      <StoredFile id={sent.id} />
    </>
  )
}
