import { Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'

const MOST_STARS = 5

/** The recipient's rating of the delivery. */
export function OrderRating({ order: { rating } }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  if (!rating) return null
  const { stars, comment } = rating
  return (
    <Text size="sm" data-rating={stars}>
      <span role="img" aria-label={t('rating.stars', { count: stars })}>
        {'★'.repeat(stars)}
        {'☆'.repeat(MOST_STARS - stars)}
      </span>{' '}
      <bdi>{comment}</bdi>
    </Text>
  )
}
