import type { PictureState } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { StateBadge } from '../../../features/badge/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'

export interface SlotHistoryProps {
  readonly state: PictureState
  readonly restore:
    | ((version: { readonly hash: string | null; readonly version: number }) => void)
    | undefined
}

/** The pictures that a place has had, newest first. */
export function SlotHistory({ state, restore }: SlotHistoryProps) {
  const { t, format } = useTexts()
  if (state.versions.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{t('console.pictures.history')}</h3>
      <ol className={styles.versions}>
        {state.versions.map(({ version, picture, operator_name: name, reason, created_at: at }) => (
          <li key={version} className={styles.version}>
            <div className={styles.line}>
              <strong>{t('console.texts.version', { version })}</strong>
              {version === state.version && (
                <StateBadge color="green">{t('console.texts.present')}</StateBadge>
              )}
              <Text size="sm" c="dimmed">
                {format.dateTime(at)}
              </Text>
              {name && <bdi>{name}</bdi>}
              {restore && version !== state.version && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => restore({ hash: picture?.hash ?? null, version })}
                >
                  {t('console.pictures.restore', { version })}
                </Button>
              )}
            </div>
            {picture ? (
              <img src={picture.path} alt="" className={styles.thumbnail} />
            ) : (
              <Text size="sm">{t('console.pictures.built-in')}</Text>
            )}
            <Text size="sm" c="dimmed" component="bdi">
              {reason}
            </Text>
          </li>
        ))}
      </ol>
    </>
  )
}
