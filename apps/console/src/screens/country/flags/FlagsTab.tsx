import { flagArea, flagAreas, type FlagName } from '@beckon/domain/flag'
import { Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { type Column, DataTable, useFilters } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { lastChangeColumn } from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../country.module.css'
import { FlagDialog } from './FlagDialog.tsx'
import { type FlagChoice, FlagSelect } from './FlagSelect.tsx'
import { type KnownFlag, useFlags } from './use-flags.ts'

interface Asked {
  readonly name: FlagName
  readonly choice: FlagChoice
}

/** The flags of the country: meaning, values of all sources, and the last change. */
export function FlagsTab() {
  const { t } = useTexts()
  const query = useFlags()
  const [{ affects, flag: search }, setFilters] = useFilters(['affects', 'flag'])
  const area = flagAreas.find((one) => one === affects)
  const [asked, setAsked] = useState<Asked>()
  const askedFlag = query.data?.find(({ name }) => name === asked?.name)
  const isFound = ({ name }: KnownFlag) =>
    (!area || flagArea[name] === area) &&
    `${name} ${t(`console.flag.${name}`)}`.toLowerCase().includes(search.trim().toLowerCase())
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        {t('console.country.flags-hint')}
      </Text>
      <DataTable
        name="flags"
        label={t('console.country.tab.flags')}
        query={{ ...query, data: query.data?.filter(isFound) }}
        columns={useColumns(setAsked)}
        keyOf={({ name }) => name}
        isFiltered={area !== undefined || search !== ''}
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.search')}
              value={search}
              onChange={({ currentTarget }) => setFilters({ flag: currentTarget.value })}
            />
            <Select
              aria-label={t('console.country.affects')}
              placeholder={t('console.country.affects')}
              clearable
              value={area ?? null}
              data={flagAreas.map((value) => ({ value, label: t(`console.country.area.${value}`) }))}
              onChange={(value) => setFilters({ affects: value ?? '' })}
            />
          </>
        }
        empty={<EmptyState title={t('console.country.tab.flags')} />}
      />
      {asked && askedFlag && (
        <FlagDialog flag={askedFlag} choice={asked.choice} close={() => setAsked(undefined)} />
      )}
    </Stack>
  )
}

function useColumns(ask: (asked: Asked) => void): Column<KnownFlag>[] {
  const { t, format } = useTexts()
  const may = useMay('country.flags')
  const onOff = (value: boolean) => (value ? t('console.country.on') : t('console.country.off'))
  return [
    {
      id: 'flag',
      title: t('console.country.flag'),
      render: ({ name }) => <FlagTitle name={name} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'affects',
      title: t('console.country.affects'),
      render: ({ name }) => t(`console.country.area.${flagArea[name]}`),
    },
    {
      id: 'applied',
      title: t('console.country.applied'),
      render: ({ applied }) => <StateBadge color={applied ? 'green' : 'gray'}>{onOff(applied)}</StateBadge>,
      sortBy: ({ applied }) => Number(applied),
    },
    {
      id: 'here',
      title: t('console.country.here'),
      render: (flag) => (
        <FlagSelect flag={flag} isReadOnly={!may} choose={(choice) => ask({ name: flag.name, choice })} />
      ),
      sortBy: ({ own }) => (own === null ? null : Number(own)),
    },
    {
      id: 'regional',
      title: t('console.country.regional'),
      render: ({ regional }) => (regional === null ? '–' : onOff(regional)),
    },
    { id: 'initial', title: t('console.country.initial'), render: ({ initial }) => onOff(initial) },
    {
      id: 'shops',
      title: t('console.country.own-shops'),
      render: ({ shops }) => (shops === 0 ? '–' : format.number(shops)),
      sortBy: ({ shops }) => shops,
      isFigure: true,
    },
    lastChangeColumn(t('console.country.last-change'), ({ name }) => `flag:${name}`),
  ]
}

function FlagTitle({ name }: { readonly name: FlagName }) {
  const { t } = useTexts()
  return (
    <>
      <Text component="bdi" size="sm" fw={600}>
        {name}
      </Text>
      <div className={styles.hint}>{t(`console.flag.${name}`)}</div>
    </>
  )
}
