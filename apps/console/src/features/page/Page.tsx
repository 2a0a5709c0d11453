import { type BrandId, brands } from '@beckon/domain/country'
import { withoutIsolates } from '@beckon/texts/isolate'
import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './page.module.css'

export interface PageProps {
  readonly title: string
  /** The page of which this one shows an entry. */
  readonly parent?: { readonly path: string; readonly title: string }
  /** Beside the title: a badge of its state. */
  readonly badge?: ReactNode
  /** Beside the title: actions of the page. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The frame of a screen: its heading, and its title in the tab. */
export function Page({ title, parent, badge, aside, children }: PageProps) {
  const { t } = useTexts()
  const { config } = useDeps()
  const brand = brands[config.brand as BrandId].name
  const full = t('console.page-title', { page: title, brand })
  useEffect(() => {
    document.title = withoutIsolates(full)
  }, [full])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          {parent && (
            <Anchor component={Link} to={parent.path} size="sm">
              {parent.title}
            </Anchor>
          )}
          <Title order={1} size="h2" className={styles.title}>
            <bdi>{title}</bdi>
            {badge}
          </Title>
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  )
}
