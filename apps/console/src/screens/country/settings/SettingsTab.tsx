import type { CountryParameter } from '@beckon/contract'
import {
  type ParameterField,
  parameterFields,
  parameterGroups,
  type ParameterName,
} from '@beckon/domain/parameter'
import { Button, Select, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { type Column, DataTable, useFilters } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { lastChangeColumn, useParameters } from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../country.module.css'
import { SettingDialog } from './SettingDialog.tsx'
import { useSettingText } from './use-setting-text.ts'

export const fieldOf = (name: ParameterName): ParameterField => parameterFields[name]

/** The settings of the country by group, with their meaning, their values in words and the last change. */
export function SettingsTab() {
  const { t } = useTexts()
  const query = useParameters()
  const [{ group: chosen, setting: search }, setFilters] = useFilters(['group', 'setting'])
  const group = parameterGroups.find((one) => one === chosen)
  const [asked, setAsked] = useState<ParameterName>()
  const shown = query.data
    ?.filter(
      ({ name }) =>
        (!group || fieldOf(name).group === group) &&
        `${name} ${t(`console.setting.${name}`)} ${t(`console.setting.${name}.hint`)}`
          .toLowerCase()
          .includes(search.trim().toLowerCase()),
    )
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const parameter = query.data?.find(({ name }) => name === asked)
  return (
    <Stack>
      <DataTable
        name="settings"
        label={t('console.country.tab.settings')}
        query={{ ...query, data: shown }}
        columns={useColumns(setAsked)}
        keyOf={({ name }) => name}
        isFiltered={group !== undefined || search !== ''}
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.search')}
              value={search}
              onChange={({ currentTarget }) => setFilters({ setting: currentTarget.value })}
            />
            <Select
              aria-label={t('console.country.group')}
              placeholder={t('console.country.group')}
              clearable
              value={group ?? null}
              data={parameterGroups.map((value) => ({ value, label: t(`console.country.group.${value}`) }))}
              onChange={(value) => setFilters({ group: value ?? '' })}
            />
          </>
        }
        empty={<EmptyState title={t('console.country.tab.settings')} />}
      />
      {parameter && <SettingDialog parameter={parameter} close={() => setAsked(undefined)} />}
    </Stack>
  )
}

const order = Object.keys(parameterFields)
const placeOf = ({ name }: CountryParameter): number => order.indexOf(name)

function useColumns(ask: (name: ParameterName) => void): Column<CountryParameter>[] {
  const { t } = useTexts()
  const text = useSettingText()
  const may = useMay('country.parameters')
  return [
    {
      id: 'setting',
      title: t('console.country.setting'),
      render: ({ name }) => (
        <>
          <Text size="sm" fw={600}>
            {t(`console.setting.${name}`)}
          </Text>
          <div className={styles.hint}>{t(`console.setting.${name}.hint`)}</div>
        </>
      ),
      sortBy: ({ name }) => t(`console.setting.${name}`),
    },
    {
      id: 'group',
      title: t('console.country.group'),
      render: ({ name }) => t(`console.country.group.${fieldOf(name).group}`),
    },
    {
      id: 'value',
      title: t('console.country.value'),
      render: ({ name, value, is_changed: isChanged }) => (
        <div className={styles.value}>
          {text(name, value)}{' '}
          {isChanged && <StateBadge color="blue">{t('console.country.changed')}</StateBadge>}
        </div>
      ),
    },
    {
      id: 'initial',
      title: t('console.country.initial'),
      render: ({ name, initial }) => <div className={styles.value}>{text(name, initial)}</div>,
    },
    lastChangeColumn(t('console.country.last-change'), ({ name }) => `parameter:${name}`),
    ...(may
      ? [{ id: 'edit', title: '', render: (row: CountryParameter) => <Edit row={row} ask={ask} /> }]
      : []),
  ]
}

interface EditProps {
  readonly row: CountryParameter
  readonly ask: (name: ParameterName) => void
}

/** The tariff is edited beside its preview. */
function Edit({ row: { name }, ask }: EditProps) {
  const { t } = useTexts()
  const label = t('console.country.edit-of', { name: t(`console.setting.${name}`) })
  const look = { variant: 'default', size: 'compact-sm', 'aria-label': label } as const
  if (name !== 'tariff')
    return (
      <Button {...look} onClick={() => ask(name)}>
        {t('console.country.edit')}
      </Button>
    )
  return (
    <Button {...look} renderRoot={(props) => <Link to="/country" search={{ tab: 'tariff' }} {...props} />}>
      {t('console.country.edit')}
    </Button>
  )
}
