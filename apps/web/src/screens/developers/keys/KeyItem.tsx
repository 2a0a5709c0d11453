import { keyCalls, type ProgramKey } from '@beckon/contract'
import { Badge, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../features/account-form/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Word } from '../parts/Code.tsx'
import { usePointNames } from '../parts/CollectionPoints.tsx'
import { Confirm } from '../parts/Confirm.tsx'
import { Facts } from '../parts/Facts.tsx'
import { overlapEnd } from '../parts/overlaps.ts'
import { RollSecret } from '../parts/RollSecret.tsx'
import styles from '../parts/parts.module.css'
import { KeyForm } from './KeyForm.tsx'

export interface KeyItemProps {
  readonly vendorId: string
  readonly programKey: ProgramKey
  /** With a new secret where there is one. */
  readonly onChanged: (secret?: string) => void
}

/** One key of the list, with what can be done about it. */
export function KeyItem({ vendorId, programKey: key, onChanged }: KeyItemProps) {
  const { t } = useTexts()
  const named = (action: string) => t('app.pair', { name: action, value: key.name })
  const [open, setOpen] = useState<'change' | 'roll' | 'end'>()
  const close = () => setOpen(undefined)
  const changed = (secret?: string) => {
    close()
    onChanged(secret)
  }
  const actions = [
    ['change', t('action.change')],
    ['roll', t('developers.secret.replace')],
    ['end', t('developers.key.end')],
  ] as const
  const dialog = { vendorId, programKey: key, onChanged: changed, onClose: close }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          <bdi>{key.name}</bdi>
        </span>
        <Badge variant={key.mode === 'live' ? 'light' : 'default'} tt="none">
          {t(`developers.key.${key.mode}`)}
        </Badge>
        {key.state !== 'open' && (
          <Badge variant="default" tt="none">
            {t(`developers.key.${key.state}`)}
          </Badge>
        )}
      </div>
      <KeyFacts programKey={key} />
      <div className={styles.buttons}>
        {actions
          .filter(([action]) => key.state === 'open' || (key.state === 'expired' && action !== 'roll'))
          .map(([action, text]) => (
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
      {open === 'change' && <KeyForm vendorId={vendorId} before={key} onSaved={changed} onClose={close} />}
      {open === 'roll' && <RollKey {...dialog} />}
      {open === 'end' && <EndKey {...dialog} />}
    </li>
  )
}

function KeyFacts({ programKey: key }: { readonly programKey: ProgramKey }) {
  const { t, format } = useTexts()
  const namesOf = usePointNames()
  const [newest] = key.secrets
  const old = key.secrets.find(({ valid_until: until }) => until !== null)?.valid_until
  const timeOr = (at: number | null) => (at === null ? t('developers.never') : format.dateTime(at))
  return (
    <>
      <Facts
        facts={[
          {
            name: t('developers.secret.label'),
            value: <Word text={`bkn_${key.mode}_…${newest?.last_four ?? ''}`} />,
          },
          { name: t('developers.key.scopes'), value: <Word text={key.scopes.join(', ')} /> },
          { name: t('branch.list'), value: namesOf(key.vendor_ids) },
          {
            name: t('developers.key.networks'),
            value:
              key.networks.length === 0 ? (
                t('developers.key.everywhere')
              ) : (
                <Word text={key.networks.join(', ')} />
              ),
          },
          { name: t('developers.key.expires'), value: timeOr(key.expires_at) },
          { name: t('developers.key.used'), value: timeOr(key.used_at) },
        ]}
      />
      {typeof old === 'number' && key.state === 'open' && (
        <Text size="sm">{t('developers.secret.old-until', { time: format.dateTime(old) })}</Text>
      )}
    </>
  )
}

interface KeyDialogProps extends KeyItemProps {
  readonly onClose: () => void
}

function RollKey({ vendorId, programKey: { key_id: keyId }, onChanged, onClose }: KeyDialogProps) {
  const { ask, isAsking, problem } = useCall(keyCalls.rollKey)
  const roll = async (hours: number) => {
    const body = { valid_until: overlapEnd(hours, serverSeconds()) }
    const answer = await ask({ params: { id: vendorId, keyId }, body })
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

function EndKey({ vendorId, programKey: { key_id: keyId, name }, onChanged, onClose }: KeyDialogProps) {
  const { t } = useTexts()
  const { ask, isAsking, problem } = useCall(keyCalls.endKey)
  const end = async () => {
    if (await ask({ params: { id: vendorId, keyId } })) onChanged()
  }
  return (
    <Confirm
      title={t('developers.key.end')}
      text={t('developers.key.end-text', { name })}
      isAsking={isAsking}
      problem={problem}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}
