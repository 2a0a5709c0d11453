import type { LocaleTag } from '@beckon/domain/country'

/** Names and formats that are the same in every language. */
export const sameEverywhere: readonly string[] = [
  'ask.whatsapp',
  'branch.id',
  'history.export.csv',
  'history.export.xlsx',
  'outlet.owner-placeholder',
]

/**
 * Keys whose text is rightly the English one, by language: "Status" is a German word too. Any other that is the same is
 * taken for a text that was forgotten.
 */
export const sameAsEnglish: Readonly<Partial<Record<LocaleTag, readonly string[]>>> = {
  de: [
    'bulk.column.name',
    'bulk.row-status',
    'history.status',
    'live.live',
    'order.status',
    'receipt.status',
    'request.customer-name',
  ],
  ms: [
    'bulk.column.unit',
    'bulk.row-status',
    'action.edit',
    'talk.rider',
    'known.edit-of',
    'history.status',
    'order.status',
    'order.rider',
    'outlet.label',
    'receipt.status',
    'track.rider',
    'nav.menu',
    'branch.edit',
  ],
  pl: ['history.status', 'order.status', 'receipt.status', 'nav.menu'],
  sv: [
    'bulk.row-status',
    'cash.order',
    'live.live',
    'orders.count_one',
    'history.period',
    'history.status',
    'order.id',
    'order.status',
    'track.order',
    'receipt.status',
  ],
  nb: [
    'where.send',
    'bulk.row-status',
    'talk.send',
    'help.send',
    'history.status',
    'order.status',
    'receipt.status',
    'rating.send',
    'share.send',
  ],
  da: [
    'where.send',
    'bulk.row-status',
    'live.live',
    'talk.send',
    'help.send',
    'history.status',
    'order.status',
    'people.invite-send',
    'receipt.status',
    'rating.send',
    'share.send',
    'invitation.heading',
    'nav.menu',
  ],
}
