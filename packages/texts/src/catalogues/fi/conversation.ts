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
  'talk.problem.SHOP_CLOSED': 'Noutopiste on kiinni',
  'talk.problem.NOT_READY': 'Paketti ei ole valmis',
  'talk.problem.DAMAGED': 'Paketti on vaurioitunut',
  'talk.problem.DOES_NOT_FIT': 'Paketti ei mahdu kyytiin',
  'talk.problem.ACCIDENT': 'Lähetti joutui onnettomuuteen',
  'talk.problem.BREAKDOWN': 'Lähetin kulkuneuvo hajosi',
  'talk.problem.OTHER': 'Lähetillä on ongelma',
} as const satisfies AreaOf<typeof source>
