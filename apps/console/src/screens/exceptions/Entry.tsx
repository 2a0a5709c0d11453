import { calls, type ExceptionDetail } from '@beckon/contract'
import { Button, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { StateBadge } from '../../features/badge/index.ts'
import { isSnoozed, POLL_MS, useExceptions } from '../../features/exceptions/index.ts'
import { EntryLink } from '../../features/links/index.ts'
import { Facts, MissingEntry, Page, usePageId } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './exceptions.module.css'
import { GiveDialog } from './GiveDialog.tsx'
import { Attempts, History } from './History.tsx'
import { NoteForm } from './NoteForm.tsx'
import { OwnerActions } from './OwnerActions.tsx'
import { PageLinks } from './PageLinks.tsx'
import { Remedies } from './Remedies.tsx'
import { sentenceOf, subjectOf, timeOf } from './sentence-of.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { useChange, useOperator } from './use-change.ts'

/** One exception: its state, what can be done, what was tried, and its history. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const query = useQuery({
    queryKey: ['exception', country, id],
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.readException, { params: { id } }, { signal })).result,
  })
  const parent = { path: '/exceptions', title: t('console.nav.exceptions') }
  if (query.data) return <Content detail={query.data} parent={parent} />
  return <MissingEntry title={t('console.exceptions.details')} parent={parent} query={query} />
}

interface ContentProps {
  readonly detail: ExceptionDetail
  readonly parent: { readonly path: string; readonly title: string }
}

function Content({ detail, parent }: ContentProps) {
  const texts = useTexts()
  const { t } = texts
  const { exception } = detail
  const now = useExceptions().data?.now ?? exception.changed_at
  return (
    <Page
      title={t(`console.exceptions.kind.${exception.kind}`)}
      parent={parent}
      badge={<State detail={detail} now={now} />}
      aside={<Actions detail={detail} now={now} />}
    >
      <Text>{sentenceOf(texts, exception, now)}</Text>
      <Summary detail={detail} />
      <div className={styles.columns}>
        <Section title={t('console.exceptions.remedies')}>
          <Remedies detail={detail} />
          <PageLinks exception={exception} />
        </Section>
        <Section title={t('console.exceptions.tried')}>
          <Attempts attempts={detail.attempts} now={now} />
        </Section>
        <Section title={t('console.exceptions.history')}>
          <History events={detail.events} now={now} />
          <NoteForm exception={exception} />
        </Section>
      </div>
    </Page>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section" aria-label={title} withBorder p="md" className={styles.section}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Paper>
  )
}

function State({ detail: { exception }, now }: { readonly detail: ExceptionDetail; readonly now: number }) {
  const texts = useTexts()
  const { t, format } = texts
  const { closed_at: closedAt, snoozed_until: until, reopenings, opened_at: openedAt } = exception
  const badge = (color: string, text: string) => <StateBadge color={color}>{text}</StateBadge>
  if (closedAt !== null)
    return badge('gray', t('console.exceptions.closed-at', { time: timeOf(texts, closedAt, now) }))
  return (
    <>
      {badge('red', t('console.exceptions.open-for', { time: format.duration(Math.max(0, now - openedAt)) }))}
      {until !== null &&
        isSnoozed(exception, now) &&
        badge('gray', t('console.exceptions.snoozed-until', { time: timeOf(texts, until, now) }))}
      {reopenings > 0 && badge('orange', t('console.exceptions.came-back', { times: reopenings }))}
    </>
  )
}

function Summary({ detail: { exception } }: { readonly detail: ExceptionDetail }) {
  const texts = useTexts()
  const { t } = texts
  const { order, rider, owner, snooze_reason: snoozed, close_reason: closed, facts } = exception
  return (
    <Facts
      facts={[
        { label: t('console.exceptions.subject'), value: <bdi>{subjectOf(texts, exception)}</bdi> },
        { label: t('console.exceptions.order-status'), value: order && t(`status.${order.status}`) },
        {
          label: t('console.exceptions.shop'),
          value: order && (
            <EntryLink page="shops" id={order.vendor_id}>
              <bdi>{order.shop}</bdi>
            </EntryLink>
          ),
        },
        { label: t('console.exceptions.customer'), value: order && <bdi>{order.customer}</bdi> },
        { label: t('console.exceptions.rider'), value: rider && <bdi>{rider.name}</bdi> },
        {
          label: t('console.exceptions.owner'),
          value: <bdi>{owner?.name ?? t('console.exceptions.nobody')}</bdi>,
        },
        { label: t('console.exceptions.fault'), value: facts.fault && <bdi dir="ltr">{facts.fault}</bdi> },
        { label: t('console.reason'), value: (closed ?? snoozed) && <bdi>{closed ?? snoozed}</bdi> },
      ]}
    />
  )
}

type Asked = 'give' | 'snooze' | 'close'

function Actions({ detail, now }: { readonly detail: ExceptionDetail; readonly now: number }) {
  const { t } = useTexts()
  const { exception, operators } = detail
  const { mayAct } = useOperator()
  const change = useChange(exception)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  if (!mayAct || exception.closed_at !== null) return null
  const isResting = isSnoozed(exception, now)
  return (
    <>
      <OwnerActions exception={exception} size="sm" />
      {operators.length > 0 && (
        <Button variant="default" onClick={() => setAsked('give')}>
          {t('console.exceptions.give')}
        </Button>
      )}
      {isResting ? (
        <Button variant="default" onClick={() => void change.snooze(null, t('console.exceptions.wake'))}>
          {t('console.exceptions.wake')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsked('snooze')}>
          {t('console.exceptions.snooze')}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsked('close')}>
        {t('console.exceptions.close')}
      </Button>
      {asked === 'give' && <GiveDialog detail={detail} close={close} />}
      {asked === 'snooze' && <SnoozeDialog exception={exception} now={now} close={close} />}
      {asked === 'close' && (
        <ReasonDialog
          title={t('console.exceptions.close')}
          action={t('console.exceptions.close')}
          close={close}
          run={change.close}
        >
          <Text size="sm">{t('console.exceptions.close-hint')}</Text>
        </ReasonDialog>
      )}
    </>
  )
}
