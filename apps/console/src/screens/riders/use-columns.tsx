import { Text } from '@mantine/core'
import type { Column } from '../../features/list/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DueDocuments, DutyBadge, StatusBadge, StrikesBadge } from './Badges.tsx'
import type { RiderRow } from './use-riders.ts'

const dutyOrder = { on: 0, break: 1, off: 2 } as const

/** The columns of the list of riders. */
export const useColumns = (): readonly Column<RiderRow>[] => [
  ...useAccountColumns(),
  ...useWorkColumns(),
  ...useExtraColumns(),
]

function useAccountColumns(): readonly Column<RiderRow>[] {
  const { t } = useTexts()
  return [
    {
      id: 'name',
      title: t('console.riders.name'),
      render: ({ name }) => <bdi>{name}</bdi>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'phone',
      title: t('console.riders.phone'),
      render: (row) => <bdi dir="ltr">{row.phone_number}</bdi>,
    },
    {
      id: 'vehicle',
      title: t('console.riders.vehicle'),
      render: (row) => t(`console.vehicle.${row.vehicle}`),
    },
    {
      id: 'status',
      title: t('console.riders.status'),
      render: (row) => <StatusBadge status={row.status} />,
      sortBy: ({ status }) => status,
    },
  ]
}

function useWorkColumns(): readonly Column<RiderRow>[] {
  const { t } = useTexts()
  return [
    {
      id: 'duty',
      title: t('console.rider.duty'),
      render: (row) => <DutyBadge rider={row} />,
      sortBy: ({ duty }) => dutyOrder[duty.state],
    },
    {
      id: 'documents',
      title: t('console.rider.documents-due'),
      render: (row) => <DueDocuments due={row.documents_due} />,
      sortBy: ({ documents_due: due }) => -due.length,
    },
    {
      id: 'cash',
      title: t('console.rider.cash'),
      render: ({ cash }) => cash && <CashCell cash={cash} />,
      sortBy: ({ cash }) => (cash ? -cash.amount : null),
      isFigure: true,
    },
    {
      id: 'strikes',
      title: t('console.rider.strikes'),
      render: (row) => <StrikesBadge rider={row} />,
      sortBy: ({ strikes }) => -strikes,
      isFigure: true,
    },
  ]
}

function useExtraColumns(): readonly Column<RiderRow>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'devices',
      title: t('console.riders.devices'),
      render: (row) => format.number(row.devices),
      isFigure: true,
      isExtra: true,
    },
    {
      id: 'since',
      title: t('console.riders.since'),
      render: (row) => format.date(row.created_at),
      isFigure: true,
      isExtra: true,
    },
  ]
}

function CashCell({ cash: { amount, currency, isOver } }: { readonly cash: NonNullable<RiderRow['cash']> }) {
  const { t, format } = useTexts()
  return (
    <>
      {isOver && (
        <Text span size="xs" fw={600} me={6}>
          {t('console.rider.cash-over')}
        </Text>
      )}
      {format.amount(amount, currency)}
    </>
  )
}
