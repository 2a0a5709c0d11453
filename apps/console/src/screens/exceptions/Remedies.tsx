import type { ExceptionDetail, OfferedRemedy } from '@beckon/contract'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import IconPhone from '~icons/tabler/phone'
import { ReasonDialog } from '../../features/reason/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import styles from './exceptions.module.css'
import { useChange, useOperator } from './use-change.ts'

/** The remedies, each with its cost, and the people to call. */
export function Remedies({ detail }: { readonly detail: ExceptionDetail }) {
  const { t } = useTexts()
  const { mayAct } = useOperator()
  const { apply } = useChange(detail.exception)
  const [asked, setAsked] = useState<OfferedRemedy>()
  return (
    <Stack gap="xs">
      {detail.remedies.map((remedy) => (
        <Remedy key={remedy.name} remedy={remedy} mayAct={mayAct} ask={setAsked} />
      ))}
      {detail.remedies.length === 0 && <Text size="sm">{t('console.exceptions.no-remedy')}</Text>}
      <Contacts contacts={detail.contacts} />
      {asked && (
        <ReasonDialog
          title={t(`console.exceptions.remedy.${asked.name}`)}
          action={t(`console.exceptions.remedy.${asked.name}`)}
          isDangerous={asked.name === 'cancel' || asked.charge > 0}
          close={() => setAsked(undefined)}
          run={(reason) => apply(asked, reason)}
        >
          <Cost remedy={asked} />
        </ReasonDialog>
      )}
    </Stack>
  )
}

interface RemedyProps {
  readonly remedy: OfferedRemedy
  readonly mayAct: boolean
  readonly ask: (remedy: OfferedRemedy) => void
}

function Remedy({ remedy, mayAct, ask }: RemedyProps) {
  const { t } = useTexts()
  const isAllowed = mayAct && remedy.is_allowed
  return (
    <div className={styles.remedy}>
      <Button
        size="sm"
        variant={remedy.name === 'cancel' ? 'light' : 'default'}
        {...(remedy.name === 'cancel' ? { color: 'red' } : {})}
        disabled={!isAllowed}
        onClick={() => ask(remedy)}
      >
        {t(`console.exceptions.remedy.${remedy.name}`)}
      </Button>
      {isAllowed ? (
        <Cost remedy={remedy} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('console.exceptions.not-allowed')}
        </Text>
      )}
    </div>
  )
}

const Cost = ({ remedy }: { readonly remedy: OfferedRemedy }) => {
  const texts = useTexts()
  return (
    <Text size="sm" c="dimmed">
      {costOf(texts, remedy)}
    </Text>
  )
}

function costOf({ t, format }: Texts, { charge, refund, currency }: OfferedRemedy): string {
  if (charge > 0) return t('console.exceptions.cost.charge', { amount: format.amount(charge, currency) })
  if (refund > 0) return t('console.exceptions.cost.refund', { amount: format.amount(refund, currency) })
  return t('console.exceptions.cost.none')
}

const Contacts = ({ contacts }: Pick<ExceptionDetail, 'contacts'>) => {
  const { t } = useTexts()
  return contacts.map(({ who, name, phone }) => (
    <div key={who}>
      <Anchor href={`tel:${phone}`} size="sm" className={styles.contact}>
        <IconPhone size={16} aria-hidden />
        {t(`console.exceptions.call.${who}`)}
        <bdi dir="ltr">{phone}</bdi>
      </Anchor>
      <Text size="xs" c="dimmed">
        <bdi>{name}</bdi>
      </Text>
    </div>
  ))
}
