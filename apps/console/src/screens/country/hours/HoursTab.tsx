import type { CountryParameter } from '@beckon/contract'
import { countries } from '@beckon/domain/country'
import { fromText } from '@beckon/domain/parameter'
import { parseServiceHours, serviceState } from '@beckon/domain/request'
import { clockOf } from '@beckon/domain/time'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { LoadState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import {
  ChangePreview,
  HoursFields,
  LastChangeText,
  useHoursText,
  useParameters,
  useSetParameter,
} from '../../../features/settings/index.ts'
import { now } from '../../../platform/clock/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../country.module.css'
import { DayBar } from './DayBar.tsx'

/** When shops of the country can request riders, in words and as a picture of the day. */
export function HoursTab() {
  const query = useParameters()
  const parameter = query.data?.find(({ name }) => name === 'serviceHours')
  return parameter ? <Hours parameter={parameter} /> : <LoadState query={query} />
}

function Hours({ parameter }: { readonly parameter: CountryParameter }) {
  const { t } = useTexts()
  const words = useHoursText()
  const may = useMay('country.parameters')
  const maySeeZones = useMay('zones.read')
  const [isEditing, setEditing] = useState(false)
  const { value } = parameter
  return (
    <Stack className={styles.wide}>
      <Group gap="sm">
        <Text fw={600} size="lg">
          {words(value) ?? value}
        </Text>
        <OpenBadge hours={value} />
      </Group>
      <DayBar hours={value} />
      <Clock />
      <Text size="sm">{t('console.hours.same-days')}</Text>
      <Text size="sm">
        {t('console.hours.zones')}{' '}
        {maySeeZones && (
          <Anchor component={Link} to="/pressure" inherit underline="always">
            {t('console.hours.zones-link')}
          </Anchor>
        )}
      </Text>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('console.country.last-change')}
        </Text>
        <LastChangeText change={parameter.last_change} subject="parameter:serviceHours" />
      </Group>
      {may && (
        <Group>
          <Button onClick={() => setEditing(true)}>{t('console.hours.edit')}</Button>
        </Group>
      )}
      {isEditing && <HoursDialog parameter={parameter} close={() => setEditing(false)} />}
    </Stack>
  )
}

/** The time of day in the country. */
function useCountryClock(): { readonly clock: string; readonly zone: string } {
  const { timezone: zone } = countries[useStore(useDeps().country)]
  const [openedAt] = useState(now)
  return { clock: clockOf(openedAt, zone), zone }
}

function OpenBadge({ hours }: { readonly hours: string }) {
  const { t } = useTexts()
  const { clock } = useCountryClock()
  const parsed = parseServiceHours(hours)
  if (!parsed.ok) return null
  const isOpen = serviceState(parsed.hours, clock) === 'OPEN'
  return (
    <StateBadge color={isOpen ? 'green' : 'gray'}>
      {isOpen ? t('console.hours.open') : t('console.hours.closed')}
    </StateBadge>
  )
}

function Clock() {
  const { t, format } = useTexts()
  const { clock, zone } = useCountryClock()
  return (
    <Text size="sm" c="dimmed">
      {t('console.hours.clock', { time: format.clock(clock), zone })}
    </Text>
  )
}

interface HoursDialogProps {
  readonly parameter: CountryParameter
  readonly close: () => void
}

function HoursDialog({ parameter, close }: HoursDialogProps) {
  const { t } = useTexts()
  const words = useHoursText()
  const set = useSetParameter('serviceHours')
  const { value, initial } = parameter
  const [hours, setHours] = useState(value)
  const isValid = fromText('serviceHours', hours).ok
  return (
    <ReasonDialog
      title={t('console.hours.edit')}
      action={t('console.country.save')}
      isIncomplete={!isValid || hours === value}
      close={close}
      run={(reason) => set(parameter, { value: hours === initial ? null : hours, reason })}
    >
      <HoursFields label={t('console.setting.serviceHours')} hours={hours} onChange={setHours} />
      {isValid && <DayBar hours={hours} />}
      <ChangePreview
        before={[words(value) ?? value]}
        after={[words(hours) ?? t('console.country.invalid')]}
      />
    </ReasonDialog>
  )
}
