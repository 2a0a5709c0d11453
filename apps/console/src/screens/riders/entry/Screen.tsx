import type { ShownRider } from '@beckon/contract'
import { Alert, Button, Text } from '@mantine/core'
import { createElement, useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { MissingEntry, Page, PageTabs, usePageId } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { DutyBadge, StatusBadge } from '../Badges.tsx'
import { RiderActions, StatusDialog } from '../RiderActions.tsx'
import { Cash } from './Cash.tsx'
import { Devices } from './Devices.tsx'
import { Documents } from './Documents.tsx'
import { RiderEarnings } from './Earnings.tsx'
import { KeptData } from './KeptData.tsx'
import { Profile } from './Profile.tsx'
import { RiderShifts } from './RiderShifts.tsx'
import { Strikes } from './Strikes.tsx'
import { useRefreshRider, useRider } from './use-rider.ts'

/** The page of a rider. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = useRider(id)
  const { data: rider } = query
  const refresh = useRefreshRider(id)
  const mayManage = useMay('riders.manage')
  const parent = { path: '/riders', title: t('console.nav.riders') }
  if (!rider) return <MissingEntry title={t('console.rider.title')} parent={parent} query={query} />
  return (
    <Page
      title={rider.name}
      parent={parent}
      badge={
        <>
          <StatusBadge status={rider.status} />
          <DutyBadge rider={rider} />
        </>
      }
      aside={mayManage && <RiderActions rider={rider} onChanged={refresh} />}
    >
      {rider.proposes_suspension && <ProposedSuspension rider={rider} mayManage={mayManage} />}
      <RiderTabs rider={rider} />
    </Page>
  )
}

/** The parts of the page in the order of their tabs. */
const parts = {
  profile: Profile,
  documents: Documents,
  devices: Devices,
  shifts: RiderShifts,
  strikes: Strikes,
  cash: Cash,
  earnings: RiderEarnings,
  data: KeptData,
} as const
type Part = keyof typeof parts
const partIds = Object.keys(parts) as Part[]

const contentOf = (id: Part, rider: ShownRider) => () => createElement(parts[id], { rider })

function RiderTabs({ rider }: { readonly rider: ShownRider }) {
  const { t } = useTexts()
  const seesMoney = useMay('money.read')
  const shown = partIds.filter((id) => id !== 'earnings' || seesMoney)
  const tabs = shown.map((id) => ({
    id,
    title: t(`console.rider.tab.${id}`),
    content: contentOf(id, rider),
  }))
  return <PageTabs tabs={tabs} />
}

/** Strikes propose a suspension; an operator decides. */
function ProposedSuspension({
  rider,
  mayManage,
}: {
  readonly rider: ShownRider
  readonly mayManage: boolean
}) {
  const { t } = useTexts()
  const refresh = useRefreshRider(rider.id)
  const [isAsked, setAsked] = useState(false)
  return (
    <Alert color="orange">
      <Text fw={600}>{t('console.rider.strike.check')}</Text>
      <Text size="sm" mb="xs">
        {t('console.rider.strike.proposal', { count: rider.strikes })}
      </Text>
      {mayManage && (
        <Button size="xs" variant="default" onClick={() => setAsked(true)}>
          {t('console.riders.suspend')}
        </Button>
      )}
      {isAsked && (
        <StatusDialog rider={rider} status="suspended" onChanged={refresh} close={() => setAsked(false)} />
      )}
    </Alert>
  )
}
