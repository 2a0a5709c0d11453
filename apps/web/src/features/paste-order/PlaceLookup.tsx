import type { PlaceHit, WirePoint } from '@beckon/contract'
import { ADDRESS_SEARCH_LENGTH } from '@beckon/domain/limits'
import { Group, Loader, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { useSuggestions } from '../address-picker/index.ts'
import { pairOf, type PendingPlace } from './proposals.ts'
import styles from './PasteOrder.module.css'

export interface PlaceLookupProps {
  readonly pendingPlace: PendingPlace
  readonly near: WirePoint
  /** `isSure`: the only result, exact to the building; the user has not confirmed it. */
  readonly onFound: (place: PlaceHit, isSure: boolean) => void
}

/** Looks up the place of a message; where it is not certain, the user chooses. */
export function PlaceLookup({ pendingPlace, near, onFound }: PlaceLookupProps) {
  const { t } = useTexts()
  const id = useId()
  const search = pendingPlace.point
    ? pairOf(pendingPlace.point)
    : pendingPlace.text.slice(0, ADDRESS_SEARCH_LENGTH)
  const { hits, isSearching, isFailed } = useSuggestions(search, near)
  // A point is what the customer gave: its address is as they wrote it.
  const named = (hit: PlaceHit): PlaceHit =>
    pendingPlace.point && pendingPlace.text !== pairOf(pendingPlace.point)
      ? { ...hit, formatted_address: pendingPlace.text }
      : hit
  const only = !isSearching && hits.length === 1 && hits[0]?.precision === 'building' ? hits[0] : undefined
  const report = useEffectEvent((hit: PlaceHit) => onFound(named(hit), true))
  useEffect(() => {
    if (only) report(only)
  }, [only])
  if (isSearching || only) {
    return (
      <Group gap="xs" role="status">
        <Loader size={16} />
        <Text size="sm">{t('request.address-searching')}</Text>
      </Group>
    )
  }
  if (hits.length === 0) {
    return (
      <Text size="sm" role="alert">
        {isFailed ? t('geolocator.error.unavailable') : t('paste.not-found', { address: pendingPlace.text })}
      </Text>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Text id={id} size="sm" fw={600} mb="xs" component="h3" role="status">
        {t('paste.which', { address: pendingPlace.text })}
      </Text>
      <ul className={styles.places}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <UnstyledButton className={styles.place} onClick={() => onFound(named(hit), false)}>
              <bdi>{hit.formatted_address}</bdi>
              {hit.precision !== 'building' && (
                <Text size="xs" c="dimmed" component="span">
                  {t(`precision.${hit.precision}`)}
                </Text>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
