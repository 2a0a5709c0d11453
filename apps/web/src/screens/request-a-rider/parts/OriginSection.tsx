import { Button, Group, Stack, Text } from '@mantine/core'
import IconBuildingStore from '~icons/tabler/building-store'
import { joinAddress } from '@beckon/domain/address'
import type { WireVendor } from '@beckon/contract'
import { parseServiceHours } from '@beckon/domain/request'
import { useState } from 'react'
import { useMay } from '../../../features/member/index.ts'
import { PlaceForm } from '../../../features/place-form/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import styles from './parts.module.css'
import { CollectionTime } from './CollectionTime.tsx'
import { Section } from './Section.tsx'

interface OriginSectionProps {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
}

/** The collection point: the branch selected in the bar, with a way back to its address. */
export function OriginSection({ flow, vendor }: OriginSectionProps) {
  const { t } = useTexts()
  const [isMoving, setMoving] = useState(false)
  const { location } = vendor.vendor_information
  const mayMove = useMayMove(vendor) && flow.state.context.editing === null
  if (isMoving) return <Moving vendor={vendor} onEnd={() => setMoving(false)} />
  return (
    <Section title={t('request.collection-point')}>
      <div className={styles.origin}>
        <Group gap="sm" wrap="nowrap" align="start">
          <IconBuildingStore size={22} stroke={1.6} aria-hidden />
          <Stack gap={2} flex={1}>
            <Text fw={600} size="sm">
              <bdi>{vendor.name}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              <bdi>{joinAddress({ ...location, text: location.address_text })}</bdi>
            </Text>
            <Hours vendor={vendor} />
          </Stack>
          {mayMove && (
            <Button variant="subtle" size="xs" onClick={() => setMoving(true)}>
              {t('action.change')}
            </Button>
          )}
        </Group>
        <Stack gap="xs">
          <CollectionTime flow={flow} vendor={vendor} />
        </Stack>
      </div>
    </Section>
  )
}

/** Hours of the shop's own; those of the country are shown only while it is closed. */
function Hours({ vendor: { hours, is_test: isTest } }: Pick<OriginSectionProps, 'vendor'>) {
  const { t, format } = useTexts()
  const parsed = parseServiceHours(hours ?? '')
  if (!parsed.ok || isTest) return null
  const { from, to } = parsed.hours
  return (
    <Text size="sm" c="dimmed">
      {t('pressure.zone-closed', { from: format.clock(from), to: format.clock(to) })}
    </Text>
  )
}

function Moving({ vendor, onEnd }: { readonly vendor: WireVendor; readonly onEnd: () => void }) {
  const { t } = useTexts()
  const notify = useNotify()
  const end = () => {
    notify(t('address.saved'), { kind: 'success' })
    onEnd()
  }
  return (
    <Section title={t('request.collection-point')}>
      <PlaceForm vendor={vendor} submit={t('action.save')} onSaved={end} />
      <Button variant="default" onClick={onEnd}>
        {t('action.cancel')}
      </Button>
    </Section>
  )
}

/** Mirrors the rule of the service: a role allows it, and an outlet is edited through its main branch. */
function useMayMove({ parent_vendor_id: parent, is_parent: isParent, can }: WireVendor): boolean {
  const { mode } = useSession()
  const mayManage = useMay('outlets.manage')
  return mode === 'classic' && mayManage && (parent === null ? !isParent : can.edit)
}
