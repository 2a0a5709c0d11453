import { type BoardOffer, type BoardOrder, calls } from '@beckon/contract'
import { Skeleton, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FailureState } from '../../../features/page/index.ts'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import styles from './panel.module.css'

/** The riders who were asked for an order, when, and what they answered. */
export function Offers({ order }: { readonly order: BoardOrder }) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const { order_id: id, version, asked_rider_id: asked } = order
  const { data, error, refetch } = useQuery({
    // Asked again with each step of the order, and of its search.
    queryKey: ['board-offers', country, id, version, asked],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listBoardOffers, { params: { id } }, { signal })).result,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? keepPreviousData(before) : undefined),
  })
  return (
    <section className={styles.section}>
      <Title order={3} size="h6">
        {t('console.board.offers')}
      </Title>
      {error && !data ? <FailureState error={error} retry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton height={40} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('console.board.offers-none')}
        </Text>
      )}
      <ol className={styles.list}>
        {data?.map((offer) => (
          <OfferRow key={`${offer.rider_id}|${offer.made_at}|${offer.state}`} offer={offer} />
        ))}
      </ol>
    </section>
  )
}

function OfferRow({ offer }: { readonly offer: BoardOffer }) {
  const texts = useTexts()
  const { t, format } = texts
  const reason = reasonOf(texts, offer)
  const { rider_name: rider, state, operator_name: operator, made_at: made, ended_at: ended } = offer
  const answer =
    state === 'assigned' || state === 'taken_back'
      ? t(`console.board.offer.${state}`, { name: operator ?? t('console.board.an-operator') })
      : t(`console.board.offer.${state}`)
  return (
    <li className={styles.offer}>
      <div className={styles.offerLine}>
        <bdi>{rider}</bdi>
        <span className={styles.dim}>
          {format.time(made)}
          {ended === null || ended === made ? '' : `–${format.time(ended)}`}
        </span>
      </div>
      <div>
        {answer}
        {reason !== undefined && <bdi className={styles.dim}> · {reason}</bdi>}
      </div>
      <WayOf {...{ offer, texts }} />
    </li>
  )
}

const codes = [
  'TOO_FAR',
  'BUSY',
  'VEHICLE',
  'OFF_DUTY',
  'EDITED',
  'RIDER_ENDED',
  'CANCELLED',
  'ASSIGNED',
] as const

/** The reason in words: that of a code, or what an operator wrote. Other codes only repeat the state. */
function reasonOf({ t }: Texts, { reason, operator_name: operator }: BoardOffer): string | undefined {
  if (reason === null || operator !== null) return reason ?? undefined
  const code = codes.find((one) => one === reason)
  return code && t(`console.board.code.${code}`)
}

function WayOf({ offer: { decision }, texts }: { readonly offer: BoardOffer; readonly texts: Texts }) {
  const { t, format } = texts
  if (!decision || decision.metres === null || decision.seconds === null) return null
  return (
    <div className={styles.dim}>
      {t('console.board.offer-way', {
        distance: format.distance(decision.metres),
        time: format.duration(decision.seconds),
      })}
    </div>
  )
}
