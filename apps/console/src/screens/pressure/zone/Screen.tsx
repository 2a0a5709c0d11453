import { calls } from '@beckon/contract'
import { Button, Group, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { EmptyState, Facts, MissingEntry, Page, usePageId } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { StandingMeasures } from '../StandingMeasures.tsx'
import styles from '../pressure.module.css'
import { type PressureZone, usePressure, useRefresh } from '../use-pressure.ts'
import { ZoneActions } from '../ZoneActions.tsx'
import { NEW_ZONE } from '../zone-id.ts'
import { MeasureList } from './MeasureList.tsx'
import { ZoneEditor } from './ZoneEditor.tsx'

/** Any text, because the routes are made from a list. */
const PAGE: string = '/pressure'

/** A zone: its load, its measures, and its outline; or a new one. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = usePressure()
  const { data: zones } = query
  const mayManage = useMay('zones.manage')
  const parent = { path: PAGE, title: t('console.nav.pressure') }
  const zone = zones?.find((one) => one.id === id)
  if (!zones) return <MissingEntry title={t('console.pressure.zone')} parent={parent} query={query} />
  if (id === NEW_ZONE && mayManage) {
    return (
      <Page title={t('console.pressure.new')} parent={parent}>
        <ZoneEditor {...{ zones, mayManage }} />
      </Page>
    )
  }
  if (!zone) return <Unknown parent={parent} />
  return (
    <Page
      key={id}
      title={zone.name}
      parent={parent}
      badge={<StandingMeasures zone={zone} />}
      aside={mayManage && <DeleteZone zone={zone} />}
    >
      <ZoneEditor {...{ zone, zones, mayManage }}>
        <Pressure {...{ zone, mayManage }} />
      </ZoneEditor>
    </Page>
  )
}

interface PressureProps {
  readonly zone: PressureZone
  readonly mayManage: boolean
}

function Pressure({ zone, mayManage }: PressureProps) {
  const { t, format } = useTexts()
  const { open, waiting, free } = zone.load
  return (
    <section className={styles.panel} aria-labelledby="measures">
      <Facts
        facts={[
          { label: t('console.pressure.open'), value: format.number(open) },
          { label: t('console.pressure.waiting'), value: format.number(waiting) },
          { label: t('console.pressure.free'), value: format.number(free) },
        ]}
      />
      <Group justify="space-between">
        <Title order={2} size="h4" id="measures">
          {t('console.pressure.measures')}
        </Title>
        {mayManage && <ZoneActions zone={zone} />}
      </Group>
      <MeasureList {...{ zone, mayManage }} />
    </section>
  )
}

function Unknown({ parent }: { readonly parent: { readonly path: string; readonly title: string } }) {
  const { t } = useTexts()
  return (
    <Page title={t('console.pressure.unknown')} parent={parent}>
      <EmptyState title={t('console.pressure.unknown-hint')} />
    </Page>
  )
}

function DeleteZone({ zone }: { readonly zone: PressureZone }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('console.pressure.delete')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('console.pressure.delete-title', { name: zone.name })}
          action={t('console.pressure.delete')}
          isDangerous
          close={() => setAsked(false)}
          run={async (reason) => {
            const result = await client.call(calls.deleteZone, { params: { id: zone.id }, body: { reason } })
            if (result.ok) {
              await navigate({ to: PAGE })
              await refresh()
            }
            return result
          }}
        >
          <Text size="sm">{t('console.pressure.delete-effect')}</Text>
        </ReasonDialog>
      )}
    </>
  )
}
