import type { GivenRating } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { type FormEvent, useState } from 'react'
import { requestJson } from '../../../platform/client/request-json.ts'
import { byLink, type OrderPageProps } from '../order-page.ts'
import { usePublicPage } from '../../../platform/light/index.ts'
import styles from '../PublicOrder.module.css'
import { type Rated, readRated } from '../read-public-order.ts'
import { Stars } from './Stars.tsx'

export interface RatingProps extends OrderPageProps {
  readonly given: GivenRating | null
  /** The time until which it can be given or changed; null where it cannot. */
  readonly until: number | null
}

/** The rating of the delivery, given through the shop's link and editable for a day. */
export function Rating({ given, until, ...address }: RatingProps) {
  const { t, format } = usePublicPage()
  const [submitted, setSubmitted] = useState<Rated>()
  const [isChanging, setChanging] = useState(false)
  const rating = submitted?.rating ?? given
  const last = submitted?.rated_until ?? until
  if (last === null && !rating) return null
  return (
    <section className={styles.panel} aria-labelledby="rating">
      <h2 id="rating">{t('rating.title')}</h2>
      {rating && !isChanging ? (
        <div role="status" className={styles.rated}>
          <p aria-label={t('rating.stars', { count: rating.stars })} role="img" className={styles.given}>
            {'★'.repeat(rating.stars)}
            {'☆'.repeat(5 - rating.stars)}
          </p>
          {rating.comment !== '' && <p dir="auto">{rating.comment}</p>}
          <p>{t('rating.thanks')}</p>
          {last !== null && (
            <>
              <p className={styles.fresh}>{t('rating.until', { time: format.dayTime(last) })}</p>
              <button type="button" className={styles.button} onClick={() => setChanging(true)}>
                {t('rating.change')}
              </button>
            </>
          )}
        </div>
      ) : (
        <RatingForm
          {...address}
          given={rating}
          onSubmitted={(next) => {
            setSubmitted(next)
            setChanging(false)
          }}
        />
      )}
    </section>
  )
}

interface RatingFormProps extends OrderPageProps {
  readonly given: GivenRating | null
  readonly onSubmitted: (submitted: Rated) => void
}

function RatingForm({ orderId, token, given, onSubmitted }: RatingFormProps) {
  const { t } = usePublicPage()
  const [stars, setStars] = useState(given?.stars ?? 0)
  const [comment, setComment] = useState(given?.comment ?? '')
  const [problem, setProblem] = useState<'choose' | 'failed' | 'closed' | 'viewed'>()
  const [isSending, setSending] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (stars === 0) return setProblem('choose')
    setSending(true)
    const body = { stars, comment }
    const answer = await requestJson(`/api/orders/v1/public-order/${encodeURIComponent(orderId)}/rating`, {
      method: 'POST',
      authorization: byLink(token),
      body,
    })
    setSending(false)
    const submitted = answer.ok ? readRated(answer.body) : undefined
    if (submitted) return onSubmitted(submitted)
    setProblem(answer.ok ? 'failed' : problemOf(answer.code))
  }
  return (
    <form onSubmit={(event) => void send(event)} className={styles.rating} noValidate>
      <Stars stars={stars} onChoose={setStars} />
      <label>
        {t('rating.comment')}
        <textarea
          dir="auto"
          rows={3}
          maxLength={textLengths.ratingComment}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </label>
      {problem && (
        <p role="alert" className={styles.error}>
          {problem === 'viewed' ? t('track.view-read-only') : t(`rating.${problem}`)}
        </p>
      )}
      <button type="submit" className={styles.primary} aria-disabled={isSending}>
        {t('rating.send')}
      </button>
    </form>
  )
}

function problemOf(code: string): 'closed' | 'viewed' | 'failed' {
  if (code === 'rating.closed') return 'closed'
  return code === 'view.read-only' || code === 'view.over' ? 'viewed' : 'failed'
}
