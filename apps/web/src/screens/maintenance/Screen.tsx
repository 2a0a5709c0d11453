import { withoutIsolates } from '@beckon/texts/isolate'
import { type BrandId, brands } from '@beckon/domain/country'
import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useContext, useEffect } from 'react'
import { returnPath } from '../../features/maintenance/index.ts'
import { usePageTitle } from '../../features/page/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { FlagsContext, useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ScooterIllustration } from './parts/ScooterIllustration.tsx'
import styles from './Screen.module.css'

/** Shown instead of the protected pages during maintenance; leads back at its end. */
export function Screen() {
  const { t } = useTexts()
  const { planned } = useSearch({ from: '/bare/maintenance' })
  const isPlanned = planned === 'true'
  const brand = brands[useConfig().brand as BrandId].name
  const title = t(isPlanned ? 'maintenance.planned-title' : 'maintenance.unplanned-title', { brand })
  usePageTitle(withoutIsolates(title))
  useWayBack()
  return (
    <section className={styles.page}>
      <ScooterIllustration />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        {t(isPlanned ? 'maintenance.planned-text' : 'maintenance.unplanned-text')}
      </p>
      <p className={styles.text}>{t('maintenance.kept')}</p>
      {/* The flags are looked at every few minutes anyway; this is for who does not want to wait. */}
      <Button variant="default" onClick={() => window.location.reload()}>
        {t('action.retry')}
      </Button>
    </section>
  )
}

/** Leads back to where the work was as soon as neither flag is on. */
function useWayBack(): void {
  const planned = useFlag('PlannedMaintenance')
  const unplanned = useFlag('UnplannedMaintenance')
  const flags = useContext(FlagsContext)
  const navigate = useNavigate()
  useEffect(() => {
    if (planned || unplanned) return undefined
    const leaving = { isOff: false }
    // Opened directly, the page appears before the flags are loaded.
    void flags.whenReady().then(() => {
      if (leaving.isOff || flags.isOn('PlannedMaintenance') || flags.isOn('UnplannedMaintenance')) return
      const path = returnPath().read() ?? '/'
      returnPath().clear()
      void navigate({ href: path, replace: true })
    })
    return () => {
      leaving.isOff = true
    }
  }, [planned, unplanned, flags, navigate])
}
