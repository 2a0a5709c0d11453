import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMay } from '../../features/access/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { LazyZoneMap } from './outline/LazyZoneMap.tsx'
import styles from './pressure.module.css'
import { StandingMeasures } from './StandingMeasures.tsx'
import { type PressureZone, usePressure } from './use-pressure.ts'
import { ZoneActions } from './ZoneActions.tsx'
import { NEW_ZONE } from './zone-id.ts'

/** The zones of the country with their load and measures, in a list and on the map. */
export function Screen() {
  const { t } = useTexts()
  const query = usePressure()
  const mayManage = useMay('zones.manage')
  const navigate = useNavigate()
  const columns = useColumns(mayManage)
  const create = mayManage && (
    <Button renderRoot={(props) => <Link to={`/pressure/${NEW_ZONE}`} {...props} />}>
      {t('console.pressure.new')}
    </Button>
  )
  return (
    <Page title={t('console.nav.pressure')} aside={create}>
      <div className={styles.layout}>
        <DataTable
          name="pressure"
          label={t('console.nav.pressure')}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          pathOf={({ id }) => `/pressure/${id}`}
          empty={
            <EmptyState
              title={t('console.pressure.empty')}
              text={t('console.pressure.empty-hint')}
              action={create}
            />
          }
        />
        <LazyZoneMap zones={query.data ?? []} onZone={(id) => void navigate({ to: `/pressure/${id}` })} />
      </div>
    </Page>
  )
}

function useColumns(mayManage: boolean): readonly Column<PressureZone>[] {
  const { t, format } = useTexts()
  const figure = (id: 'open' | 'waiting' | 'free', title: string): Column<PressureZone> => ({
    id,
    title,
    isFigure: true,
    render: ({ load }) => format.number(load[id]),
    sortBy: ({ load }) => load[id],
  })
  return [
    {
      id: 'zone',
      title: t('console.pressure.zone'),
      render: ({ name }) => <bdi>{name}</bdi>,
      sortBy: ({ name }) => name,
    },
    figure('open', t('console.pressure.open')),
    figure('waiting', t('console.pressure.waiting')),
    figure('free', t('console.pressure.free')),
    { id: 'now', title: t('console.pressure.measures'), render: (zone) => <StandingMeasures zone={zone} /> },
    {
      id: 'hours',
      title: t('console.pressure.hours'),
      isExtra: true,
      render: ({ hours }) => <HoursText hours={hours} />,
    },
    ...(mayManage
      ? [{ id: 'actions', title: '', render: (zone: PressureZone) => <ZoneActions zone={zone} /> }]
      : []),
  ]
}

function HoursText({ hours }: { readonly hours: string | null }) {
  const { t, format } = useTexts()
  if (hours === null) return t('console.pressure.hours-country')
  return (
    <bdi>
      {hours
        .split(':')
        .map((clock) => format.clock(clock))
        .join(' – ')}
    </bdi>
  )
}
