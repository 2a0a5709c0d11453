import { webhookCalls, type WebhookEndpoint } from '@beckon/contract'
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormFailure, useCall, useSubmitAttempts } from '../../../features/account-form/index.ts'
import { DialogFoot } from '../../../features/page/index.ts'
import { isRefusedFor } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { CollectionPoints } from '../parts/CollectionPoints.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import {
  blankEndpoint,
  draftOfEndpoint,
  type EndpointDraft,
  fieldsOfEndpoint,
  missingOfEndpoint,
  typesInOrder,
} from './endpoint-draft.ts'
import { EventChoice } from './EventChoice.tsx'

export interface EndpointFormProps {
  readonly vendorId: string
  /** The one to change; without it a new one is added. */
  readonly before?: WebhookEndpoint | undefined
  /** With the secret of a new endpoint. */
  readonly onSaved: (secret?: string) => void
  readonly onClose: () => void
}

/** Adds or changes an endpoint. Typed text stays when it is refused. */
export function EndpointForm({ vendorId, before, onSaved, onClose }: EndpointFormProps) {
  const { t } = useTexts()
  const [initial] = useState(() => (before ? draftOfEndpoint(before) : blankEndpoint))
  const [draft, setDraft] = useState(initial)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { save, isAsking, problem, forget } = useSaveEndpoint(vendorId, before)
  const isUrlRefused = isRefusedFor(problem, 'webhook.url')
  const missing = missingOfEndpoint(draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (missing.size > 0) return
    const saved = await save(draft)
    if (saved) onSaved(saved.secret)
    else setSubmitted(true)
  }
  return (
    <Dialog
      title={before ? t('action.change') : t('developers.endpoint.add')}
      onClose={onClose}
      isKept={draft !== initial}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <EndpointFields
            draft={draft}
            missing={wasSubmitted ? missing : new Set()}
            urlError={isUrlRefused ? t('webhook.error.url') : undefined}
            onChange={(change) => {
              setDraft({ ...draft, ...change })
              forget()
            }}
          />
          <DialogFoot>
            <FormFailure problem={isUrlRefused ? null : problem} />
            <Group gap="xs" justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" loading={isAsking}>
                {before ? t('action.save') : t('developers.endpoint.add')}
              </Button>
            </Group>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  )
}

function useSaveEndpoint(vendorId: string, before: WebhookEndpoint | undefined) {
  const creation = useCall(webhookCalls.createWebhookEndpoint)
  const change = useCall(webhookCalls.changeWebhookEndpoint)
  const save = async (draft: EndpointDraft): Promise<{ secret?: string } | undefined> => {
    const { url, ...others } = fieldsOfEndpoint(draft)
    if (!before) return (await creation.ask({ params: { id: vendorId }, body: { url, ...others } }))?.result
    const params = { id: vendorId, endpointId: before.endpoint_id }
    // An endpoint whose address is sent loses its failures so far.
    const body = url === before.url ? others : { url, ...others }
    return (await change.ask({ params, body })) && {}
  }
  const { isAsking, problem, forget } = before ? change : creation
  return { save, isAsking, problem, forget }
}

interface EndpointFieldsProps {
  readonly draft: EndpointDraft
  readonly missing: ReadonlySet<string>
  readonly urlError: string | undefined
  readonly onChange: (change: Partial<EndpointDraft>) => void
}

function EndpointFields({ draft, missing, urlError, onChange }: EndpointFieldsProps) {
  const { t } = useTexts()
  const violation = (field: string, text: 'required' | 'choose') =>
    missing.has(field) ? t(`developers.${text}`) : undefined
  return (
    <>
      <TextInput
        type="url"
        label={t('developers.endpoint.url')}
        placeholder="https://"
        value={draft.url}
        error={violation('url', 'required') ?? urlError}
        dir="ltr"
        autoComplete="off"
        maxLength={2048}
        data-autofocus
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <TextInput
        label={t('developers.endpoint.description')}
        value={draft.description}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <EventChoice
        value={draft.events}
        error={violation('events', 'choose')}
        onChange={(types) => onChange({ events: types && typesInOrder(types) })}
      />
      <Switch
        label={t('developers.endpoint.full')}
        description={t('developers.endpoint.full-hint')}
        checked={draft.full}
        onChange={(event) => onChange({ full: event.currentTarget.checked })}
      />
      <CollectionPoints
        value={draft.points}
        error={violation('points', 'choose')}
        onChange={(points) => onChange({ points })}
      />
    </>
  )
}
