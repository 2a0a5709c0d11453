import { Badge, Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { SavedCard } from '@beckon/contract'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './payment.module.css'
import { schemeName } from './scheme-name.ts'

interface SavedCardsProps {
  readonly cards: readonly SavedCard[]
  /** The card that is being removed. */
  readonly removing: string | null
  readonly onRemove: (cardId: string) => void
}

/** The value of the option for another card. */
export const NEW_CARD = 'new'

/** Saved cards to choose, unless expired, or to remove; the last option is another card. */
export function SavedCards({ cards, removing, onRemove }: SavedCardsProps) {
  const { t } = useTexts()
  return (
    <Stack gap="xs">
      {cards.map((card) => (
        <SavedCardLine
          key={card.card_id}
          card={card}
          isRemoving={removing === card.card_id}
          onRemove={() => onRemove(card.card_id)}
        />
      ))}
      <div className={styles.card}>
        <Radio value={NEW_CARD} label={t('pay.new-card')} />
      </div>
    </Stack>
  )
}

interface LineProps {
  readonly card: SavedCard
  readonly isRemoving: boolean
  readonly onRemove: () => void
}

function SavedCardLine({ card, isRemoving, onRemove }: LineProps) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { scheme, last_digits: digits, expiry_month: month, expiry_year: year, expired, name_on_card } = card
  const name = t('pay.card', { scheme: schemeName(scheme), digits })
  const until = `${String(month).padStart(2, '0')}/${String(year)}`
  return (
    <div className={styles.card} data-card={card.card_id}>
      <Radio
        value={card.card_id}
        disabled={expired}
        label={name}
        description={
          <>
            <bdi>{name_on_card}</bdi> · <bdi dir="ltr">{until}</bdi>
          </>
        }
      />
      <Group gap="xs" wrap="nowrap">
        {expired && <Badge color="gray">{t('pay.expired')}</Badge>}
        {isAsking ? (
          <>
            <Text size="sm">{t('pay.remove-sure')}</Text>
            <Button size="xs" color="red" loading={isRemoving} onClick={onRemove}>
              {t('pay.remove')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('pay.keep')}
            </Button>
          </>
        ) : (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('pay.remove-card', { card: name })}
            onClick={() => setAsking(true)}
          >
            {t('pay.remove')}
          </Button>
        )}
      </Group>
    </div>
  )
}
