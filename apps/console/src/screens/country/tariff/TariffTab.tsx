import type { CountryParameter } from '@beckon/contract'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { LoadState } from '../../../features/page/index.ts'
import { isTariff, TariffFields, useCurrency } from '../../../features/prices/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import {
  ChangePreview,
  LastChangeText,
  useParameters,
  useSetParameter,
} from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../country.module.css'
import { changedParts } from '../settings/changed-parts.ts'
import { useSettingText } from '../settings/use-setting-text.ts'
import { Preview } from './Preview.tsx'

const PAUSE_MS = 400

/** The tariff of the country, changed beside what the orders of a day would have cost. */
export function TariffTab() {
  const query = useParameters()
  const parameter = query.data?.find(({ name }) => name === 'tariff')
  return parameter ? <Tariff parameter={parameter} /> : <LoadState query={query} />
}

function Tariff({ parameter }: { readonly parameter: CountryParameter }) {
  const { t } = useTexts()
  const may = useMay('country.parameters')
  const maySeeOrders = useMay('orders.read')
  const currency = useCurrency()
  // Undefined until a figure is changed, so that a change by others is shown.
  const [draft, setDraft] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const tariff = draft ?? parameter.value
  const [shown] = useDebouncedValue(tariff, PAUSE_MS)
  const isChanged = draft !== undefined && draft !== parameter.value
  return (
    <Stack className={styles.wide}>
      <div className={styles.narrow}>
        <TariffFields tariff={tariff} currency={currency} isReadOnly={!may} onChange={setDraft} />
      </div>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('console.country.last-change')}
        </Text>
        <LastChangeText change={parameter.last_change} subject="parameter:tariff" />
      </Group>
      {may && (
        <Group>
          <Button disabled={!isChanged || !isTariff(tariff)} onClick={() => setSaving(true)}>
            {t('console.prices.save')}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={() => setDraft(undefined)}>
              {t('console.prices.undo')}
            </Button>
          )}
          {!isChanged && parameter.value !== parameter.initial && (
            <Button variant="default" onClick={() => setDraft(parameter.initial)}>
              {t('console.country.reset')}
            </Button>
          )}
        </Group>
      )}
      {!isTariff(tariff) && <Alert color="yellow">{t('console.country.invalid')}</Alert>}
      {maySeeOrders && <Preview tariff={shown} />}
      {isSaving && (
        <SaveDialog
          parameter={parameter}
          tariff={tariff}
          close={() => setSaving(false)}
          onSaved={() => {
            setDraft(undefined)
            setSaving(false)
          }}
        />
      )}
    </Stack>
  )
}

interface SaveDialogProps {
  readonly parameter: CountryParameter
  readonly tariff: string
  readonly close: () => void
  readonly onSaved: () => void
}

function SaveDialog({ parameter, tariff, close, onSaved }: SaveDialogProps) {
  const { t } = useTexts()
  const text = useSettingText()
  const set = useSetParameter('tariff')
  return (
    <ReasonDialog
      title={t('console.prices.save')}
      action={t('console.prices.save')}
      close={close}
      onDone={onSaved}
      run={(reason) => set(parameter, { value: tariff === parameter.initial ? null : tariff, reason })}
    >
      <ChangePreview {...changedParts(text('tariff', parameter.value), text('tariff', tariff))} />
      <Text size="sm">{t('console.prices.quoted')}</Text>
    </ReasonDialog>
  )
}
