import type { OperatedDocument, OperatedDocuments, ShownRider } from '@beckon/contract'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { StateBadge } from '../../../features/badge/index.ts'
import { useDayTexts } from '../../../features/days/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { DocumentFile } from './DocumentFile.tsx'

const colors = {
  missing: 'red',
  waiting: 'blue',
  valid: 'green',
  expiring: 'yellow',
  expired: 'red',
  refused: 'red',
} as const

export interface DocumentCardProps {
  readonly rider: ShownRider
  readonly kind: OperatedDocuments
  readonly mayManage: boolean
}

/** One kind of document: its state, and what was sent. */
export function DocumentCard({
  rider,
  kind: { kind, state, is_required, sent },
  mayManage,
}: DocumentCardProps) {
  const { t } = useTexts()
  return (
    <Card withBorder component="section" aria-label={t(`console.rider.document.${kind}`)}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Text fw={600}>{t(`console.rider.document.${kind}`)}</Text>
          <Text size="xs" c="dimmed">
            {t(is_required ? 'console.rider.document.required' : 'console.rider.document.optional')}
          </Text>
        </div>
        <StateBadge color={colors[state]}>{t(`console.rider.document-state.${state}`)}</StateBadge>
      </Group>
      {sent.map((document) => (
        <Sent key={document.id} rider={rider} document={document} mayManage={mayManage} />
      ))}
    </Card>
  )
}

interface SentProps {
  readonly rider: ShownRider
  readonly document: OperatedDocument
  readonly mayManage: boolean
}

function Sent({ rider, document, mayManage }: SentProps) {
  const { t, format } = useTexts()
  const dayTexts = useDayTexts()
  const [decision, setDecision] = useState<'approved' | 'refused'>()
  return (
    <Stack gap={6} mt="sm">
      <Text size="sm">
        {t('console.rider.document.number', { end: document.number_end })}
        <br />
        {t('console.rider.document.until', { date: dayTexts.date(document.expires_on) })}
        <br />
        {t('console.rider.document.sent', { time: format.dateTime(document.sent_at) })}
      </Text>
      {document.reason !== null && (
        <Text size="sm">
          {t('console.rider.document.refused-because')} <bdi>{document.reason}</bdi>
        </Text>
      )}
      {mayManage && <DocumentFile riderId={rider.id} document={document} />}
      {mayManage && document.state === 'waiting' && (
        <Group gap="xs">
          <Button size="xs" onClick={() => setDecision('approved')}>
            {t('console.rider.document.approve')}
          </Button>
          <Button size="xs" color="red" variant="light" onClick={() => setDecision('refused')}>
            {t('console.rider.document.refuse')}
          </Button>
        </Group>
      )}
      {decision && (
        <DecisionDialog
          rider={rider}
          document={document}
          decision={decision}
          close={() => setDecision(undefined)}
        />
      )}
    </Stack>
  )
}
