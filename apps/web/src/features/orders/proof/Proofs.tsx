import { Alert, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import type { OrderProof, OrderRecord } from '@beckon/contract'
import { handoverKinds } from '@beckon/domain/dispatch'
import { type OrderStatus, rankOf } from '@beckon/domain/order'
import IconShieldCheck from '~icons/tabler/shield-check'
import { useId } from 'react'
import { useFlag } from '../../../platform/flags/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './Proof.module.css'
import { ProofPicture } from './ProofPicture.tsx'
import { useProofs } from './use-proofs.ts'

/** The first status in which photos may exist: a rider may have a problem on the way to the collection. */
const FIRST: OrderStatus = 'COURIER_ACCEPTED_DELIVERY'

/** Proofs of collection, handover or return with receiver, time and photos, and photos of problems. */
export function Proofs({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const titleId = useId()
  const shown = useShown()
  const isThere = order.status_history.some(({ status }) => rankOf(status) >= rankOf(FIRST))
  const { data, isError } = useProofs(order, isThere)
  const proofs = (data ?? []).filter(({ kind }) => shown.has(kind))
  if (isError && !data) {
    return (
      <Alert color="red" variant="light">
        {t('proof.not-loaded')}
      </Alert>
    )
  }
  if (proofs.length === 0) return null
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId} data-proofs>
      <Stack gap="md">
        <Text component="h3" id={titleId} fw={600} size="sm">
          {t('proof.title')}
        </Text>
        {proofs.map((proof) => (
          <Proof key={proof.kind} order={order} proof={proof} />
        ))}
      </Stack>
    </Paper>
  )
}

/** Kinds of proof that may be looked at: those that their flags allow, and photos of problems. */
function useShown(): ReadonlySet<OrderProof['kind']> {
  const pickup = useFlag('ProofOfPickup')
  const delivery = useFlag('ProofOfDelivery')
  const back = useFlag('ProofOfReturn')
  return new Set([
    ...(pickup ? (['pickup'] as const) : []),
    ...(delivery ? (['delivery', 'signature', 'trouble'] as const) : []),
    ...(back ? (['return'] as const) : []),
    'problem' as const,
  ])
}

interface ProofProps {
  readonly order: OrderRecord
  readonly proof: OrderProof
}

function Proof({ order, proof }: ProofProps) {
  const { t, format } = useTexts()
  const { kind, received_by, handed_over_at, pin_checked, photos } = proof
  // A signature and a photo of trouble are no handovers.
  const handover = handoverKinds.find((one) => one === kind)
  return (
    <div data-proof={kind}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={500}>
          {t(`proof.kind.${kind}`)}
        </Text>
        {pin_checked && (
          <Badge
            variant="default"
            className={styles.badge}
            leftSection={<IconShieldCheck size={14} stroke={1.75} aria-hidden />}
          >
            {t('proof.pin-checked')}
          </Badge>
        )}
      </Group>
      {handover && (
        <Text size="sm" c="dimmed">
          {handed_over_at === null ? (
            t('proof.not-yet')
          ) : (
            <>
              {received_by !== '' && <>{t(`proof.by.${handover}`, { name: received_by })} · </>}
              <bdi>{format.dateTime(handed_over_at)}</bdi>
            </>
          )}
        </Text>
      )}
      {photos.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('proof.no-photo')}
        </Text>
      ) : (
        <div className={styles.photos}>
          {photos.map((photo) => (
            <ProofPicture key={photo.photo_id} order={order} kind={kind} photo={photo} />
          ))}
        </div>
      )}
    </div>
  )
}
