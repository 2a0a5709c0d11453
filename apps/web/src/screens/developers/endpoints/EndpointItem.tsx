import { webhookCalls, type WebhookEndpoint } from '@beckon/contract'
import { Alert, Button, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Word } from '../parts/Code.tsx'
import { usePointNames } from '../parts/CollectionPoints.tsx'
import { Confirm } from '../parts/Confirm.tsx'
import { Facts } from '../parts/Facts.tsx'
import { secondsOf } from '../parts/instant.ts'
import { RollSecret } from '../parts/RollSecret.tsx'
import styles from '../parts/parts.module.css'
import { EndpointForm } from './EndpointForm.tsx'

export interface EndpointItemProps {
  readonly vendorId: string
  readonly endpoint: WebhookEndpoint
  /** With a new secret where there is one. */
  readonly onChanged: (secret?: string) => void
  readonly onDeliveries: (endpointId: string) => void
}

/** One endpoint of the list, with its health and what can be done about it. */
export function EndpointItem({ vendorId, endpoint, onChanged, onDeliveries }: EndpointItemProps) {
  const { t } = useTexts()
  const named = (action: string) => t('app.pair', { name: action, value: endpoint.url })
  const [open, setOpen] = useState<'change' | 'roll' | 'delete'>()
  const close = () => setOpen(undefined)
  const changed = (secret?: string) => {
    close()
    onChanged(secret)
  }
  const actions = [
    ['change', t('action.change')],
    ['roll', t('developers.secret.replace')],
    ['delete', t('developers.endpoint.delete')],
  ] as const
  const dialog = { vendorId, endpoint, onChanged: changed, onClose: close }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          <Word text={endpoint.url} />
        </span>
        <OnSwitch vendorId={vendorId} endpoint={endpoint} onChanged={onChanged} />
      </div>
      {endpoint.description !== '' && (
        <Text size="sm">
          <bdi>{endpoint.description}</bdi>
        </Text>
      )}
      <EndpointFacts endpoint={endpoint} />
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="default"
          aria-label={named(t('developers.deliveries'))}
          onClick={() => onDeliveries(endpoint.endpoint_id)}
        >
          {t('developers.deliveries')}
        </Button>
        {actions.map(([action, text]) => (
          <Button
            key={action}
            size="sm"
            variant="default"
            aria-label={named(text)}
            onClick={() => setOpen(action)}
          >
            {text}
          </Button>
        ))}
      </div>
      {open === 'change' && (
        <EndpointForm vendorId={vendorId} before={endpoint} onSaved={changed} onClose={close} />
      )}
      {open === 'roll' && <RollEndpoint {...dialog} />}
      {open === 'delete' && <DeleteEndpoint {...dialog} />}
    </li>
  )
}

type Changing = Pick<EndpointItemProps, 'vendorId' | 'endpoint' | 'onChanged'>

function OnSwitch({ vendorId, endpoint, onChanged }: Changing) {
  const { t } = useTexts()
  const { ask, isAsking, problem } = useCall(webhookCalls.changeWebhookEndpoint)
  const turn = async (on: boolean) => {
    const params = { id: vendorId, endpointId: endpoint.endpoint_id }
    if (await ask({ params, body: { on } })) onChanged()
  }
  return (
    <>
      <Switch
        label={t(endpoint.on ? 'developers.endpoint.on' : 'developers.endpoint.off')}
        aria-label={t('app.pair', { name: t('developers.endpoint.on'), value: endpoint.url })}
        checked={endpoint.on}
        disabled={isAsking}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      <FormFailure problem={problem} />
    </>
  )
}

function EndpointFacts({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { t, format } = useTexts()
  const namesOf = usePointNames()
  const { last_success_at: success, failing_since: failing, earlier_secret_until: old } = endpoint
  const timeOf = (instant: string) => format.dateTime(secondsOf(instant))
  return (
    <>
      {endpoint.disabled && (
        <Alert color="red" variant="light">
          {t('developers.endpoint.disabled')}
        </Alert>
      )}
      <Facts
        facts={[
          {
            name: t('developers.events'),
            value: endpoint.events ? (
              <Word text={endpoint.events.join(', ')} />
            ) : (
              t('developers.endpoint.all-events')
            ),
          },
          { name: t('branch.list'), value: namesOf(endpoint.collection_points) },
          {
            name: t('developers.endpoint.success'),
            value: success === null ? t('developers.never') : timeOf(success),
          },
        ]}
      />
      {endpoint.full && <Text size="sm">{t('developers.endpoint.full')}</Text>}
      {failing !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('developers.endpoint.failing', { time: timeOf(failing) })}
        </Text>
      )}
      {old !== null && <Text size="sm">{t('developers.secret.old-until', { time: timeOf(old) })}</Text>}
    </>
  )
}

interface EndpointDialogProps extends Changing {
  readonly onClose: () => void
}

function RollEndpoint({ vendorId, endpoint, onChanged, onClose }: EndpointDialogProps) {
  const { ask, isAsking, problem } = useCall(webhookCalls.rollWebhookSecret)
  const roll = async (hours: number) => {
    const params = { id: vendorId, endpointId: endpoint.endpoint_id }
    const answer = await ask({ params, body: { overlap_hours: hours } })
    if (answer) onChanged(answer.result.secret)
  }
  return (
    <RollSecret
      isAsking={isAsking}
      problem={problem}
      onRoll={(hours) => void roll(hours)}
      onClose={onClose}
    />
  )
}

function DeleteEndpoint({ vendorId, endpoint, onChanged, onClose }: EndpointDialogProps) {
  const { t } = useTexts()
  const { ask, isAsking, problem } = useCall(webhookCalls.deleteWebhookEndpoint)
  const remove = async () => {
    if (await ask({ params: { id: vendorId, endpointId: endpoint.endpoint_id } })) onChanged()
  }
  return (
    <Confirm
      title={t('developers.endpoint.delete')}
      text={t('developers.endpoint.delete-text', { url: endpoint.url })}
      isAsking={isAsking}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
