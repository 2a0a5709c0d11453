import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Viestit lähetin kanssa',
  'talk.empty': 'Ei vielä viestejä. Se, mitä kirjoitat, näkyy heti lähetin puhelimessa.',
  'talk.label': 'Viestisi lähetille',
  'talk.send': 'Lähetä',
  'talk.mine': 'Sinä',
  'talk.rider': 'Lähetti',
  'talk.seen': 'Nähty',
  'talk.sent': 'Lähetetty',
  'talk.unseen': 'Uusia viestejä: {count}',
  'talk.closed':
    'Voitte kirjoittaa toisillenne, kun tilauksella on lähetti, ja tunnin ajan toimituksen päätyttyä.',
  'talk.not-sent': 'Viestiä ei lähetetty. Tekstisi on yhä tässä: yritä uudelleen.',
  'talk.not-loaded': 'Viestejä ei voitu hakea.',
  'talk.phrases': 'Pikaviestit',
  'talk.phrase.ready': 'Paketti on valmis.',
  'talk.phrase.wait': 'Vielä viisi minuuttia, kiitos.',
  'talk.phrase.entrance': 'Tule takaovelle, kiitos.',
  'talk.phrase.call': 'Soita asiakkaalle, kun olet perillä.',
} as const satisfies AreaOf<typeof source>
