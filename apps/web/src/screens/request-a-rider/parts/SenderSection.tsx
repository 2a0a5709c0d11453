import { textLengths } from '@beckon/domain/limits'
import { Group, Text, TextInput } from '@mantine/core'
import { PlaceField, RiderNotes, usePlace } from '../../../features/place-form/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { SenderDraft } from '../draft/request-draft.ts'
import { useSenderPlace } from '../hooks/use-sender-place.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import { CollectionTime } from './CollectionTime.tsx'
import { Section } from './Section.tsx'

/** Collection address and contact of a sender who is not a vendor. */
export function SenderSection({ flow }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const { draft, problem } = flow.state.context
  const { senderPoint: point, senderAddress: address } = draft
  const place = usePlace(point ? { id: undefined, address, point, parts: undefined } : undefined)
  useSenderPlace(flow, place)
  const change = (fields: Partial<SenderDraft>) => flow.send({ type: 'EDIT', change: fields })
  const errorOf = (field: keyof SenderDraft) => {
    const key = problem?.fields?.[field]
    return key === undefined ? undefined : say(key)
  }
  return (
    <Section title={t('sender.title')}>
      <Text size="sm" c="dimmed">
        {t('sender.hint')}
      </Text>
      <PlaceField
        label={t('sender.address')}
        place={place}
        error={errorOf('senderAddress')}
        onChange={() => undefined}
      />
      {point && (
        <>
          <Group grow align="start">
            <TextInput
              label={t('sender.name')}
              value={draft.senderName}
              error={errorOf('senderName')}
              required
              maxLength={textLengths.personName}
              autoComplete="name"
              dir="auto"
              onChange={(event) => change({ senderName: event.currentTarget.value })}
            />
            <TextInput
              label={t('sender.phone')}
              value={draft.senderPhone}
              error={errorOf('senderPhone')}
              required
              type="tel"
              maxLength={textLengths.phone}
              autoComplete="tel"
              dir="ltr"
              onChange={(event) => change({ senderPhone: event.currentTarget.value })}
            />
          </Group>
          <TextInput
            label={t('sender.email')}
            value={draft.senderEmail}
            error={errorOf('senderEmail')}
            required
            type="email"
            maxLength={textLengths.email}
            autoComplete="email"
            dir="ltr"
            onChange={(event) => change({ senderEmail: event.currentTarget.value })}
          />
          <RiderNotes
            value={draft.senderNotes}
            error={undefined}
            onChange={(senderNotes) => change({ senderNotes })}
          />
          <CollectionTime flow={flow} />
        </>
      )}
    </Section>
  )
}
